import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

for (const locale of ["fr", "ar"] as const) {
  const w = wordsOf(locale);

  test(`a visitor opens an organisation from the directory and reads what was checked and how it answers, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(w.path("/recruiters"));
    const directory = page.getByRole("region", { name: w("recruiters.page.directory") }).or(page.locator("#directory"));
    const first = directory.getByRole("heading", { level: 3 }).first().getByRole("link");
    const name = (await first.textContent()) ?? "";
    await first.click();
    await expect(page).toHaveURL(/\/recruiters\/[\w-]{36}$/);
    await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
    const trust = page.getByRole("complementary", { name: w("recruiters.organization.trust") });
    await expect(trust.getByRole("heading", { name: w("recruiters.organization.checked") })).toBeVisible();
    await expect(trust.getByText(w("recruiters.organization.document.identity"))).toBeVisible();
    await expect(trust.getByRole("heading", { name: w("recruiters.organization.answers") })).toBeVisible();
    await page
      .getByRole("link", { name: w("recruiters.page.title"), exact: true })
      .last()
      .click();
    await expect(page).toHaveURL(new RegExp(`${w.path("/recruiters")}$`));
  });
}

test("its page names its languages, has structured data, comes from memory and is in the sitemap", async ({ page }) => {
  await page.goto("/recruiters");
  const path = await page.locator("#directory h3 a").first().getAttribute("href");
  const answer = await page.request.get(path!);
  expect(answer.headers()["cache-control"]).toBe("public, max-age=0, must-revalidate");
  const html = await answer.text();
  for (const locale of ["en", "fr", "es", "ar", "x-default"]) expect(html).toContain(`hrefLang="${locale}"`);
  expect(html).toContain('"@type":"SportsOrganization"');
  expect(await (await page.request.get("/sitemap.xml")).text()).toContain("/sitemap/recruiters.xml");
  expect(await (await page.request.get("/sitemap/recruiters.xml")).text()).toContain(path);
});
