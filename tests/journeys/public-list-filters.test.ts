import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

for (const scripts of [true, false]) {
  const how = scripts ? "with scripts" : "without scripts";

  test(`the players of a sport by level, and what the sport is, ${how}`, async ({ another }) => {
    const w = wordsOf("fr");
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/sports/football"));
    const rows = page.locator("#athletes + ul > li");
    const byLevel = page.getByRole("navigation", { name: w("common.level") });
    const all = await rows.count();

    await byLevel.getByRole("link", { name: w("sports.level.amateur") }).click();
    await expect(byLevel.locator("[aria-current=true]")).toContainText(w("sports.level.amateur"));
    const amateurs = await rows.count();
    expect(amateurs).toBeGreaterThan(0);
    await expect(rows.filter({ hasText: w("sports.level.amateur") })).toHaveCount(amateurs);
    await expect(page.locator("#athletes h2")).toContainText(String(amateurs));
    await byLevel.getByRole("link", { name: w("sports.allLevels") }).click();
    await expect(rows).toHaveCount(all);

    const rules = page.getByRole("heading", { name: w("sports.rules") });
    await expect(rules).toBeHidden();
    await page
      .locator("label")
      .filter({ has: page.getByRole("radio", { name: w("sports.information"), exact: true }) })
      .click();
    await expect(rules).toBeVisible();
    await expect(page.getByRole("heading", { name: w("sports.competitions") })).toBeVisible();
    await expect(rows.first()).toBeHidden();
  });

  test(`the organisations that look for players of a sport, ${how}`, async ({ another }) => {
    const w = wordsOf("es");
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/recruiters"));
    const rows = page.locator(".directory > li");
    const all = await rows.count();
    const bySport = page.getByRole("navigation", { name: w("recruiters.page.bySport") });
    await bySport.getByRole("link", { name: w("sports.name.judo"), exact: true }).click();
    await expect(bySport.locator("[aria-current=true]")).toHaveText(w("sports.name.judo"));
    const some = await rows.count();
    expect(some).toBeGreaterThan(0);
    expect(some).toBeLessThan(all);
    await expect(rows.filter({ hasText: w("sports.name.judo") })).toHaveCount(some);
  });
}

test("a filter that the router has fetched ahead shows what it asks, in the language without a prefix", async ({
  another,
}) => {
  const w = wordsOf("en");
  const page = await another();
  await awaitScripts(page);
  await signIn(page, w, "admin@demo.recruit", DEMO_PASSWORD);
  const closed = "state=closed";
  const ahead = page.waitForResponse(
    (answer) => answer.url().includes(closed) && "next-router-segment-prefetch" in answer.request().headers(),
  );
  await openWhole(page, "/admin/tickets");
  const filter = page.locator(`main a[href*='${closed}']`).first();
  await filter.hover();
  await (await ahead).finished();
  await filter.click();
  await expect(page).toHaveURL(/state=closed/);
  await expect(filter).toHaveAttribute("aria-current", "true");
});
