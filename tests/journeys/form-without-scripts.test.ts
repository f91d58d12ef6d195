import { awaitScripts } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { untilTaken } from "../support/browser/open-page";
import { wordsOf } from "../support/browser/words";

test.use({ expectedComplaints: /413/ });

test("a form sent without scripts comes back with what is wrong, in the specified order, and with what was typed", {
  tag: "@core",
}, async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/recruiter-signup"));
  const name = page.getByLabel(w("recruiters.form.organizationName"), { exact: true });
  await name.fill("Étoile de la Joliette");
  await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
  const errors = page.getByRole("alert").getByRole("listitem");
  for (const [index, code] of ["identity_required", "organization_proof_required", "terms_required"].entries()) {
    await expect(errors.nth(index)).toHaveText(w(`errors.${code}`));
  }
  await expect(name).toHaveValue("Étoile de la Joliette");
});

test("files larger than the form allows are refused with a message", async ({ another }) => {
  const w = wordsOf("ar");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/recruiter-signup"));
  const large = { name: "statuts.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(18 * 1024 * 1024) };
  await page.getByLabel(w("recruiters.form.organizationProof")).setInputFiles(large);
  await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
  await expect(page.getByText(w("errors.form_too_large"))).toBeVisible();
});

for (const scripts of [true, false]) {
  test(`countries are searched by their names, not scrolled, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf("ar");
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/recruiter-signup"));
    const countries = page.getByRole("group", { name: w("recruiters.form.preferredCountries") });
    await expect(countries.getByRole("textbox").or(countries.getByRole("combobox"))).toHaveCount(3);
    await expect(countries.getByRole("checkbox")).toHaveCount(0);
    const place = (index: number) =>
      countries.getByLabel(w("recruiters.form.preferredCountry", { at: index }), { exact: true });
    const list = page.locator(`datalist[id="${await place(1).getAttribute("list")}"] option`);
    expect(await list.count()).toBeGreaterThan(240);
    await expect(list.and(page.locator('[value="المغرب"]'))).toHaveCount(1);
    await place(1).fill("المغرب");
    await place(2).fill("Senegal");
    await place(3).fill("Atlantis");
    // With scripts, the button is disabled until both boxes are checked.
    for (const consent of await page
      .getByRole("group", { name: w("recruiters.form.consents") })
      .getByRole("checkbox")
      .all())
      await consent.check();
    await page.getByRole("button", { name: w("recruiters.form.submit"), exact: true }).click();
    const errors = page.getByRole("alert").getByRole("listitem");
    await expect(errors.filter({ hasText: w("errors.country_invalid") })).toHaveCount(1);
    await expect(place(1)).toHaveValue("المغرب");
    await expect(place(2)).toHaveValue("Senegal");
    await expect(place(3)).toHaveValue("Atlantis");
  });
}

test("the field that is being filled in keeps the focus when the scripts of an answered form come late", async ({
  page,
}) => {
  const w = wordsOf("fr");
  await awaitScripts(page);
  const scripts = Promise.withResolvers<void>();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(w.path("/auth"));
  await page.getByLabel(w("accounts.email")).fill("nadia@test.recruit");
  await page.locator("input[name=password]").fill("not-the-password");
  await page.getByRole("button", { name: w("common.signIn"), exact: true }).click();
  await expect(page.getByRole("alert")).toBeFocused();
  const password = page.locator("input[name=password]");
  await password.pressSequentially("a-long-");
  scripts.resolve();
  await untilTaken(page);
  await expect(password).toBeFocused();
  await page.keyboard.type("password");
  await expect(password).toHaveValue("a-long-password");
});
