import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

for (const scripts of [true, false]) {
  const how = scripts ? "with scripts" : "without scripts";

  test(`the players of a sport by level, and what the sport is, ${how}`, async ({ another }) => {
    const w = wordsOf("fr");
    const page = await another({ javaScriptEnabled: scripts });
    await page.goto(w.path("/sports/football"));
    const cards = page.locator(".by-level .results > li").filter({ visible: true });
    const choose = (label: string) =>
      page
        .locator("label")
        .filter({ has: page.getByRole("radio", { name: label, exact: true }) })
        .click();
    const all = await cards.count();

    await choose(w("sports.level.amateur"));
    const amateurs = await cards.count();
    expect(amateurs).toBeGreaterThan(0);
    expect(amateurs).toBeLessThan(all);
    await expect(cards.filter({ hasText: w("sports.level.amateur") })).toHaveCount(amateurs);
    const told = Number(
      /\d+/.exec((await page.locator(".found").filter({ visible: true }).first().textContent()) ?? "")?.[0],
    );
    expect(told).toBeGreaterThanOrEqual(amateurs);
    await choose(w("sports.allLevels"));
    await expect(cards).toHaveCount(all);

    const rules = page.getByRole("heading", { name: w("sports.rules") });
    await expect(rules).toBeHidden();
    await choose(w("sports.information"));
    await expect(rules).toBeVisible();
    await expect(page.getByRole("heading", { name: w("sports.competitions") })).toBeVisible();
    await expect(cards).toHaveCount(0);
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
