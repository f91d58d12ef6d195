import { makeAccount, newAddress } from "../support/browser/account-steps";
import { appShows } from "../support/browser/authenticator";
import { toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const password = "a-long-password";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`an app on the phone guards an account, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const email = newAddress();
    const page = await another({ javaScriptEnabled: scripts });
    await makeAccount(page, w, email, password);
    await page.goto(w.path("/account"));
    const section = page.locator("#second-factor");
    await section.getByLabel(w("accounts.own.factors.name")).fill("Pixel");
    await section.getByRole("button", { name: w("accounts.own.factors.add"), exact: true }).click();
    await expect(section.getByRole("img", { name: w("accounts.own.factors.picture") })).toBeVisible();
    const key = await section.locator("code").first().textContent();
    const recovery = await section.locator("ol ul code").first().textContent();

    const code = section.getByLabel(w("accounts.own.factors.code"));
    const turnOn = section.getByRole("button", { name: w("accounts.own.factors.verify"), exact: true });
    await code.fill("12345");
    await turnOn.click();
    await expect(section.getByText(w("errors.code_wrong")).last()).toBeVisible();
    await code.fill(appShows(key ?? ""));
    await turnOn.click();
    await expect(section.locator("li", { hasText: "Pixel" }).locator("summary")).toBeVisible();
    if (scripts) await expect(toastSaying(page, w("toasts.factorAdded"))).toBeVisible();

    const elsewhere = await another({ javaScriptEnabled: scripts });
    await elsewhere.goto(w.path("/auth?next=/account"));
    await elsewhere.getByLabel(w("accounts.email")).fill(email);
    const word = elsewhere.locator("input[name=password]");
    await word.fill(password);
    const enter = elsewhere.getByRole("button", { name: w("common.signIn"), exact: true });
    await enter.click();
    await expect(elsewhere.getByText(w("errors.second_factor_needed")).last()).toBeVisible();
    // Responses never contain a password, so forms submitted without scripts must have it typed again.
    await word.fill(password);
    await elsewhere.getByLabel(w("accounts.secondFactor.label")).fill(recovery ?? "");
    await enter.click();
    await expect(elsewhere).not.toHaveURL(/\/auth/);

    await elsewhere.goto(w.path("/account"));
    await expect(elsewhere.getByText(w("accounts.own.factors.codesLeft", { count: 7 }))).toBeVisible();
    const factor = elsewhere.locator("#second-factor li", { hasText: "Pixel" });
    const remove = factor.getByRole("button", { name: w("accounts.own.factors.removeWhich", { name: "Pixel" }) });
    await factor.locator("summary").click();
    const proof = factor.locator("input[name=passwordOrCode]");
    await proof.fill("not-the-password");
    await remove.click();
    await expect(factor.getByText(w("errors.password_or_code_wrong")).last()).toBeVisible();
    await proof.fill(password);
    await remove.click();
    await expect(elsewhere.getByText(w("accounts.own.factors.lead"))).toBeVisible();
  });
}

test("a program sets a factor up through /factors", async ({ page }) => {
  const w = wordsOf("en");
  await makeAccount(page, w, newAddress(), password);
  const { request } = page;
  const begun = await request.post("/factors", { data: { friendly_name: "CI", factor_type: "totp", issuer: "Club" } });
  const { id, totp } = await begun.json();
  expect(totp.uri).toContain("issuer=Club");
  const challenge = await (await request.post(`/factors/${id}/challenge`)).json();
  const verify = (code: string) =>
    request.post(`/factors/${id}/verify`, { data: { challenge_id: challenge.id, code } });
  expect(await (await verify("000")).json()).toMatchObject({ error: "code_wrong" });
  expect((await verify(appShows(totp.secret))).status()).toBe(200);
  const remove = (data = {}) => request.delete(`/factors/${id}`, { data });
  expect(await (await remove()).json()).toMatchObject({ error: "password_or_code_required" });
  expect((await remove({ passwordOrCode: password })).status()).toBe(200);
  expect((await remove({ passwordOrCode: password })).status()).toBe(404);
});

test("a visitor has no factors", async ({ playwright, site }) => {
  const visitor = await playwright.request.newContext({ baseURL: site.url });
  expect((await visitor.post("/factors", { data: { factor_type: "totp" } })).status()).toBe(401);
  await visitor.dispose();
});
