import type { Locator } from "@playwright/test";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const named = (row: Locator, key: string) =>
  row.getByRole("button", { name: w(`verification.queue.${key}`), exact: true });
/** Within the table, wherever the page is scrolled to. */
const placeOf = (thing: Locator) =>
  thing.evaluate((element) => {
    const [{ x, y }, table] = [element.getBoundingClientRect(), element.closest("table")!.getBoundingClientRect()];
    return [Math.round(x - table.x), Math.round(y - table.y)];
  });

test("a decision moves nothing, says whether the paper was opened, and can be taken back", async ({ another }) => {
  const page = await another();
  await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/admin/kyc"));
  const rows = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.locator("td") });
  const [first, second] = [rows.nth(0), rows.nth(1)];
  await expect(named(first, "approve")).toHaveAccessibleDescription(w("verification.queue.unopened"));

  const before = await placeOf(second);
  const reject = first.locator("summary").last();
  const rejectBefore = await placeOf(reject);
  await reject.click();
  await expect(first.getByLabel(w("verification.queue.reason"))).toBeVisible();
  expect(await placeOf(reject)).toEqual(rejectBefore);
  expect(await placeOf(second)).toEqual(before);
  await reject.click();

  await named(first, "approve").click();
  await expect(first.getByText(w("verification.state.verified"), { exact: true })).toBeVisible();
  await expect(first.getByText(w("verification.queue.decidedUnopened"))).toBeVisible();
  expect(await placeOf(second)).toEqual(before);

  await page.getByRole("button", { name: w("verification.queue.takeBack") }).click();
  await expect(named(first, "approve")).toBeVisible();
  expect(await placeOf(second)).toEqual(before);
});

test("the same without scripts, where a verdict that has taken effect meanwhile says so", async ({ another, site }) => {
  const page = await another({ javaScriptEnabled: false });
  await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/admin/kyc"));
  const row = page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.locator("td") })
    .nth(0);
  await named(row, "approve").click();
  await expect(row.getByText(w("verification.state.verified"), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: w("verification.queue.takeBack") }).click();
  await expect(named(row, "approve")).toBeVisible();

  await named(row, "approve").click();
  const takeBack = page.getByRole("button", { name: w("verification.queue.takeBack") });
  await expect(takeBack).toBeVisible();
  await ask(
    site.databaseUrl,
    "update kyc_documents set verification_status = verdict, verdict = null, verified_at = now() where verdict = 'verified'",
  );
  await takeBack.click();
  await expect(page.getByText(w("errors.verdict_final"))).toBeVisible();
});
