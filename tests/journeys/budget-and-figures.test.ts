import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const recruiter = "recruiter@demo.recruit";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a budget line is added, changed and removed, and the figures follow, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const label = `Train ${randomWord(6)}`;
    const page = await another({ javaScriptEnabled: scripts });
    await signIn(page, w, recruiter, DEMO_PASSWORD);
    await page.goto(w.path("/dashboard"));
    await page.getByRole("link", { name: w("dashboard.manageBudget"), exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: w("budget.title") })).toBeVisible();

    const form = page.locator("#budget-line");
    await form.getByLabel(w("budget.form.label"), { exact: true }).fill(label);
    await form.getByLabel(w("budget.form.amount"), { exact: true }).fill("-5");
    await form.getByRole("button", { name: w("budget.form.add"), exact: true }).click();
    await expect(form.getByText(w("errors.amount_not_positive")).last()).toBeVisible();
    await expect(form.getByLabel(w("budget.form.label"), { exact: true })).toHaveValue(label);
    await form.getByLabel(w("budget.form.amount"), { exact: true }).fill("١٢٣٤٫٥");
    await form.getByRole("button", { name: w("budget.form.add"), exact: true }).click();
    const row = page.getByRole("row").filter({ hasText: label });
    await expect(row).toContainText(/1[\s\u202f,.]?234[,.]50/);

    await row.getByRole("link", { name: w("budget.changeWhich", { label }) }).click();
    await expect(page.getByRole("heading", { name: w("budget.form.change") })).toBeVisible();
    await form.getByLabel(w("budget.form.amount"), { exact: true }).fill("77");
    await form.getByRole("button", { name: w("budget.form.save"), exact: true }).click();
    await expect(row).toContainText("77");

    await row.getByRole("link", { name: w("budget.changeWhich", { label }) }).click();
    await page.getByText(w("budget.remove.title"), { exact: true }).click();
    await page.getByRole("button", { name: w("budget.remove.confirm"), exact: true }).click();
    await expect(page.getByRole("heading", { name: w("budget.form.add") })).toBeVisible();
    await expect(row).toHaveCount(0);
  });
}

test("every figure of the dashboard opens a list with as many rows", async ({ another }) => {
  const w = wordsOf("en");
  const page = await another({});
  await signIn(page, w, recruiter, DEMO_PASSWORD);
  for (const [label, rows] of [
    ["dashboard.searches", ".list > li"],
    ["dashboard.contacted", ".list > li"],
    ["dashboard.favorites", "[data-list-rows] > tr"],
    ["dashboard.paidContacts", ".list > li"],
  ] as const) {
    await page.goto(w.path("/dashboard"));
    const link = page
      .locator("main")
      .getByRole("link", { name: w(label), exact: true })
      .first();
    const figure = await link.locator("xpath=ancestor::div[1]").locator(".num").textContent();
    await link.click();
    await expect(page).toHaveURL(/favorites|dashboard\/(searches|contacts)/);
    await expect(page.locator(`main ${rows}`).filter({ visible: true })).toHaveCount(Number(figure));
  }
});
