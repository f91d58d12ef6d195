import { PgBoss } from "pg-boss";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const [organization, player] = ["AS Rhône-Nord", "Matéo Rouvière"];

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a need is written, found and declined, in ${locale}, ${scripts ? "with" : "without"} scripts`, {
    tag: scripts ? "@core" : [],
  }, async ({ another, site }) => {
    const w = wordsOf(locale);
    const title = `Ailier ${randomWord(6)}`;
    const club = await another({ javaScriptEnabled: scripts });
    await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    await club.goto(
      w.path(`/dashboard/needs?sport=football&positions=left-winger&levels=semi_pro&ageMax=${scripts ? 40 : 41}`),
    );
    await club.getByLabel(w("needs.need.name")).first().fill(title);
    await club.getByRole("button", { name: w("needs.need.write"), exact: true }).click();
    await expect(club.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const playerLink = club.getByRole("link", { name: player, exact: true });
    await expect(async () => {
      await holdNow(site);
      await club.reload();
      await expect(playerLink).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 120_000, intervals: [3_000] });
    await club.getByText(w("needs.score.why"), { exact: true }).first().click();
    await expect(club.getByText(w("needs.score.never")).first()).toBeVisible();

    const his = await another({ javaScriptEnabled: scripts });
    await signIn(his, w, "player@demo.recruit", DEMO_PASSWORD);
    await his.goto(w.path("/dashboard/matches"));
    const need = his.getByRole("heading", { level: 2, name: title });
    await expect(need).toBeVisible();
    await his.getByRole("button", { name: w("needs.decline.sayOf", { name: organization }) }).click();
    await expect(need).not.toBeVisible();
    await club.reload();
    await expect(playerLink).toHaveCount(0);

    const declined = his.getByText(w("needs.fits.declined", { count: 1 }), { exact: true });
    await declined.click();
    await his.getByRole("button", { name: w("needs.decline.undoOf", { name: organization }) }).click();
    await expect(declined).toHaveCount(0);
    await expect(need).toBeVisible();
    await club.reload();
    await club.getByRole("button", { name: w("needs.decline.sayOf", { name: player }) }).click();
    await expect(club.getByText(w("needs.list.declined", { count: 1 }), { exact: true })).toBeVisible();
    await his.reload();
    await expect(need).toBeVisible();
    await club.getByText(w("needs.list.declined", { count: 1 }), { exact: true }).click();
    await club.getByRole("button", { name: w("needs.decline.undoOf", { name: player }) }).click();
    await expect(club.getByText(w("needs.list.declined", { count: 1 }), { exact: true })).toHaveCount(0);

    await club.getByRole("button", { name: w("needs.need.close"), exact: true }).click();
    await expect(club.getByText(w("needs.list.closed"), { exact: true })).toBeVisible();
    await his.reload();
    await expect(need).toHaveCount(0);
  });
}

test("what a search may not ask is asked in a need, which says why", async ({ page }) => {
  const w = wordsOf("en");
  const reason = `Our defence switches everything (${randomWord(6)}).`;
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/players"));
  await page.getByLabel(w("search.need.label"), { exact: true }).fill("point guard with a wingspan of 205 cm");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("link", { name: w("search.need.inNeed"), exact: true })).toBeVisible();
  await page.locator("summary", { hasText: w("search.facets.checked") }).click();
  await page.getByLabel(w("search.filter.checked")).check();
  const checked = page.getByRole("link", { name: w("search.filter.remove", { filter: w("search.filter.checked") }) });
  await expect(checked).toBeVisible();
  await page.getByText(w("alerts.keep.title"), { exact: true }).click();
  await page.getByRole("link", { name: w("needs.need.keep"), exact: true }).click();
  const why = w("needs.need.reason", { words: w("attributes.label.wingspan_cm") });
  await page.getByLabel(w("needs.need.name"), { exact: true }).fill(`Point guard ${randomWord(6)}`);
  await page.getByLabel(why).first().fill(reason);
  await page.getByRole("button", { name: w("needs.need.write"), exact: true }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText(w("needs.need.reasonGiven"))).toBeVisible();
  const need = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page.goto(w.path("/dashboard/needs?sport=basketball&positions=point-guard&ageMax=24"));
  await page.getByLabel(w("needs.need.which"), { exact: true }).selectOption({ label: need });
  await page.getByRole("button", { name: w("common.replace"), exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: need })).toBeVisible();
  await expect(page.getByText(reason)).toBeVisible();
  await page.getByRole("button", { name: w("needs.need.close"), exact: true }).click();
  await expect(page.getByText(w("needs.list.closed"), { exact: true })).toBeVisible();
});

/** Runs the scheduled job now. */
async function holdNow({ databaseUrl }: Site) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.send("matches", {});
  await boss.stop({ graceful: false });
}
