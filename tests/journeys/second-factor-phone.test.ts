import { makeAccount, newAddress } from "../support/browser/account-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { codeTextedTo, wrongCode } from "../support/texts-sent";

const password = "a-long-password";

for (const { locale, scripts, phone } of [
  { locale: "en", scripts: true, phone: "+33639981101" },
  { locale: "ar", scripts: false, phone: "+33639981102" },
] as const)
  test(`a texted code guards an account, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const own = (key: string, values = {}) => w(`accounts.own.factors.${key}`, values);
    const email = newAddress();
    const ending = phone.slice(-2);
    const newest = () => codeTextedTo(phone, site.dataDir);
    const page = await another({ javaScriptEnabled: scripts });
    await makeAccount(page, w, email, password);
    await page.goto(w.path("/account"));
    const section = page.locator("#second-factor");
    await section.getByText(own("addPhone"), { exact: true }).click();
    await section.getByLabel(own("phone")).fill("06 39 98 11 01");
    await section.getByRole("button", { name: own("usePhone"), exact: true }).click();
    await expect(section.getByText(w("errors.phone_needs_country")).last()).toBeVisible();
    await section.getByLabel(own("phone")).fill(phone);
    await section.getByRole("button", { name: own("usePhone"), exact: true }).click();
    const recovery = await section.locator("ol ul code").first().textContent();

    await section.getByRole("button", { name: own("textCode"), exact: true }).click();
    await expect(section.getByText(own("texted", { ending }))).toBeVisible();
    const code = section.getByLabel(own("textedCode"));
    const turnOn = section.getByRole("button", { name: own("verify"), exact: true });
    await code.fill(wrongCode(newest()));
    await turnOn.click();
    await expect(section.getByText(w("errors.texted_code_wrong")).last()).toBeVisible();
    await code.fill(newest());
    await turnOn.click();
    const factor = section.locator("li", { hasText: own("unnamedPhone", { ending }) });
    await expect(factor.locator("summary")).toBeVisible();
    await expect(section).not.toContainText(phone.slice(3));

    const elsewhere = await another({ javaScriptEnabled: scripts });
    await elsewhere.goto(w.path("/auth?next=/account"));
    await elsewhere.getByLabel(w("accounts.email")).fill(email);
    const word = elsewhere.locator("input[name=password]");
    await word.fill(password);
    const enter = elsewhere.getByRole("button", { name: w("common.signIn"), exact: true });
    await enter.click();
    await expect(elsewhere.getByText(w("errors.code_texted", { value: ending })).last()).toBeVisible();
    const first = newest();
    await word.fill(password);
    await elsewhere.getByRole("button", { name: own("textAgain"), exact: true }).click();
    await expect.poll(newest).not.toBe(first);
    // The Enter key presses the first button of the form, which signs in.
    await word.fill(password);
    const field = elsewhere.getByLabel(w("accounts.secondFactor.label"), { exact: true });
    await field.fill(newest());
    await field.press("Enter");
    await expect(elsewhere).not.toHaveURL(/\/auth/);

    await elsewhere.goto(w.path("/account"));
    const kept = elsewhere.locator("#second-factor li", { hasText: own("unnamedPhone", { ending }) });
    await kept.locator("summary").click();
    await kept.locator("input[name=passwordOrCode]").fill(recovery ?? "");
    await kept.getByRole("button", { name: own("removeWhich", { name: own("unnamedPhone", { ending }) }) }).click();
    await expect(elsewhere.getByText(own("lead"))).toBeVisible();
  });

test("a program sets a phone up through /factors", async ({ page, site }) => {
  await makeAccount(page, wordsOf("en"), newAddress(), password);
  const { request } = page;
  const phone = "+33639981103";
  const begun = await (await request.post("/factors", { data: { factor_type: "phone", phone } })).json();
  expect(begun).toMatchObject({ type: "phone", phone });
  const challenge = await (await request.post(`/factors/${begun.id}/challenge`)).json();
  expect(challenge).toMatchObject({ type: "phone" });
  const verify = (code: string) =>
    request.post(`/factors/${begun.id}/verify`, { data: { challenge_id: challenge.id, code } });
  const code = codeTextedTo(phone, site.dataDir);
  expect(await (await verify(wrongCode(code))).json()).toMatchObject({ error: "texted_code_wrong" });
  expect((await verify(code)).status()).toBe(200);
  expect((await request.delete(`/factors/${begun.id}`, { data: { passwordOrCode: password } })).status()).toBe(200);
});
