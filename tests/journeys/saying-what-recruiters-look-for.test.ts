import { randomUUID } from "node:crypto";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-at-the-browser";
import { wordsOf } from "../support/browser/words";

const FIVE_MINUTES = 5 * 60_000;
/** What a thumb needs to find a field and to press a key. */
const SECONDS_A_FIELD = 6;

test("from a sport's page to a profile that can be found, on a phone, in less than five minutes of acts", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  const begun = Date.now();
  await page.goto(w.path("/sports/handball"));
  await page
    .getByRole("link", { name: w("sports.waysIn.play.step") })
    .first()
    .click();
  await expect(page).toHaveURL(/player-signup/);
  await signUpAsPlayer(page, w, newcomer());
  await page.getByRole("link", { name: w("attributes.form.fill") }).click();
  const label = (key: string) => w(`attributes.label.${key}`);
  const goOn = () => page.getByRole("button", { name: w("attributes.form.save") }).click();
  const group = (name: string) => page.getByRole("heading", { level: 2, name: w(`attributes.group.${name}`) });
  const skipTo = async (name: string) => {
    while (!(await group(name).isVisible())) {
      const before = page.url();
      await page.getByRole("link", { name: w("attributes.form.skip"), exact: true }).click();
      await expect(page).not.toHaveURL(before);
    }
  };

  const hand = page.locator("select[name=strong_hand]");
  while (!(await hand.isVisible())) {
    const before = page.url();
    await page.getByRole("link", { name: w("attributes.form.skip"), exact: true }).click();
    await expect(page).not.toHaveURL(before);
  }
  await hand.selectOption("left");
  await goOn();
  await skipTo("body");
  await page.locator("select[name=competition_category]").selectOption("women");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("2m80");
  await page.getByLabel(new RegExp(label("wingspan_cm"))).fill("1m83");
  await goOn();
  await expect(page.getByText("Entre 138\u00a0cm et 220\u00a0cm.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel(new RegExp(label("wingspan_cm")))).toHaveValue("1m83");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("1m78");
  await goOn();
  await skipTo("tests");
  await page.getByLabel(new RegExp(label("sprint_20m"))).fill("3,31");
  await goOn();
  await skipTo("season");
  await page.getByLabel(new RegExp(label("goals"))).fill("64");
  await goOn();
  await page.goto(w.path("/player-signup/attributes"));
  await expect(page.getByText("178", { exact: true })).toBeVisible();
  await expect(page.getByText("3,31", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: w("attributes.form.seen") }).click();
  await expect(page.getByText("64", { exact: true })).toBeVisible();
  expect(Date.now() - begun + 30 * SECONDS_A_FIELD * 1000).toBeLessThan(FIVE_MINUTES);
});

test("without scripts a screen is answered, what is rare is asked about, and what was typed stays", async ({
  another,
}) => {
  const w = wordsOf("en");
  const first = await another();
  await signUpAsPlayer(first, w, newcomer());
  const page = await another({ javaScriptEnabled: false, storageState: await first.context().storageState() });
  await page.goto(w.path("/player-signup/attributes/body"));
  const height = page.locator("input[name=height_cm]");
  await height.fill("7'6\"");
  await page.getByRole("button", { name: w("attributes.form.save") }).click();
  await expect(page.getByText("229\u00a0cm is rare").first()).toBeVisible();
  await expect(height).toHaveValue("7'6\"");
  await page.getByLabel(w("attributes.form.sure")).check();
  await page.getByRole("button", { name: w("attributes.form.save") }).click();
  await expect(page).toHaveURL(/attributes\/tests/);
  await page.goto(w.path("/player-signup/attributes/body"));
  await expect(height).toHaveValue("229");
});

const newcomer = () => ({
  firstName: "Aïssa",
  lastName: "Traoré",
  email: `${randomUUID()}@journey.recruit`,
  sport: "handball" as const,
});
