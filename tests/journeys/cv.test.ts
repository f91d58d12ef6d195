import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { openSection } from "../support/browser/guardian-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a player's CV is opened and checked by a visitor, a parent closes a child's, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
  }) => {
    const w = wordsOf(locale);
    const options = { javaScriptEnabled: scripts };
    const [player, scout, parent] = [
      await another(options),
      await another({ ...options, viewport: { width: 360, height: 740 } }),
      await another({ ...options, viewport: { width: 360, height: 740 } }),
    ];

    await signIn(player, w, "player@demo.recruit", DEMO_PASSWORD);
    await player.goto(w.path("/dashboard"));
    await player.getByRole("link", { name: w("dashboard.cv"), exact: true }).click();
    await player
      .locator("form#make")
      .getByRole("button", { name: w("cvs.make.send") })
      .click();
    const newestCv = player.locator("#cvs > ul > li").first();
    await expect(newestCv.getByText(w("cvs.own.state.open"), { exact: true })).toBeVisible();
    const [link, code] = await newestCv.locator("dd").allInnerTexts();

    const opening = scout.waitForResponse(/\/api\/cvs\/[\w-]+\/seen$/);
    await scout.goto(link ?? "");
    await opening;
    const name = await scout.getByRole("heading", { level: 1 }).textContent();
    const pdf = await scout.request.get(
      (await scout.getByRole("link", { name: w("cvs.pdf"), exact: true }).getAttribute("href")) ?? "",
    );
    expect(pdf.headers()["content-type"]).toBe("application/pdf");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");

    await scout.goto(w.path("/cv/check"));
    await scout.getByLabel(w("cvs.check.code"), { exact: true }).fill((code ?? "").toLowerCase());
    await scout.getByRole("button", { name: w("cvs.check.send"), exact: true }).click();
    await expect(scout.getByText(w("cvs.check.valid"), { exact: true })).toBeVisible();
    await expect(scout.getByRole("heading", { name: name ?? "" })).toBeVisible();
    await player.reload();
    await newestCv.locator("button[type=submit]").click();
    await expect(newestCv.getByText(w("cvs.own.state.closed"), { exact: true })).toBeVisible();
    await scout.reload();
    await expect(scout.getByText(w("cvs.check.closed"), { exact: true })).toBeVisible();

    await signIn(parent, w, "parent@demo.recruit", DEMO_PASSWORD);
    await parent.goto(w.path("/guardian"));
    await parent.locator("main li a[href*='/guardian/']").first().click();
    await openSection(parent, w("players.guardian.profileAndCv"));
    await parent.getByRole("link", { name: w("cvs.page"), exact: true }).click();
    await parent
      .locator("form#make")
      .getByRole("button", { name: w("cvs.make.send") })
      .click();
    const childs = parent.locator("#cvs > ul > li").first();
    await expect(childs.getByText(w("cvs.own.state.open"), { exact: true })).toBeVisible();
    const [ofChild = ""] = await childs.locator("dd").allInnerTexts();
    await scout.goto(ofChild);
    await expect(scout.getByRole("link", { name: w("cvs.pdf"), exact: true })).toBeVisible();
    await childs.locator("button[type=submit]").click();
    await expect(childs.getByText(w("cvs.own.state.closed"), { exact: true })).toBeVisible();
    await scout.goto(ofChild);
    await expect(scout.getByRole("heading", { name: w("cvs.gone.closed.title") })).toBeVisible();
  });
}

test("an e-sport player makes a CV, which a visitor opens, saves and checks", async ({ another }) => {
  const w = wordsOf("en");
  const [player, scout] = [await another(), await another({ viewport: { width: 360, height: 740 } })];
  await signIn(player, w, "gamer@demo.recruit", DEMO_PASSWORD);
  await player.goto(w.path("/dashboard"));
  await player.getByRole("link", { name: w("cvs.page"), exact: true }).click();
  await player
    .locator("form#make")
    .getByRole("button", { name: w("cvs.make.send") })
    .click();
  const newestCv = player.locator("#cvs > ul > li").first();
  await expect(newestCv.getByText(w("cvs.own.state.open"), { exact: true })).toBeVisible();
  // Only a CV that was just made shows its address.
  await expect(newestCv).toContainText("/cv/");
  const [link, code] = await newestCv.locator("dd").allInnerTexts();

  await scout.goto(link ?? "");
  await expect(scout.getByText("League of Legends").first()).toBeVisible();
  expect(await scout.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  const href = await scout.getByRole("link", { name: w("cvs.pdf"), exact: true }).getAttribute("href");
  const pdf = await scout.request.get(href ?? "");
  expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
  await scout.goto(w.path("/cv/check"));
  await scout.getByLabel(w("cvs.check.code"), { exact: true }).fill(code ?? "");
  await scout.getByRole("button", { name: w("cvs.check.send"), exact: true }).click();
  await expect(scout.getByText(w("cvs.check.valid"), { exact: true })).toBeVisible();
});
