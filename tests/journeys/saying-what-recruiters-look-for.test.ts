import { randomUUID } from "node:crypto";
import type { Locator } from "@playwright/test";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-at-the-browser";
import { wordsOf } from "../support/browser/words";

/** A thumb finds a field or a button and uses it in six seconds: five minutes. */
const mostActs = 50;

test("from a sport's page to a profile that can be found, on a phone, in less than five minutes of acts", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await page.addInitScript(() => {
    // Each field and each button once: what is pressed before the scripts come is pressed again by them.
    for (const act of ["change", "click"])
      addEventListener(
        act,
        ({ target }) => {
          const used = act === "change" ? target : target instanceof Element && target.closest("a, button");
          if (!(used instanceof HTMLElement)) return;
          const acts = new Set(JSON.parse(localStorage.getItem("acts") ?? "[]"));
          acts.add(`${location.pathname} ${used.getAttribute("name") ?? used.textContent}`);
          localStorage.setItem("acts", JSON.stringify([...acts]));
        },
        true,
      );
  });
  await page.goto(w.path("/sports/handball"));
  await page
    .getByRole("link", { name: w("sports.waysIn.play.step") })
    .first()
    .click();
  await expect(page).toHaveURL(/player-signup/);
  await signUpAsPlayer(page, w, newcomer());
  await page.getByRole("link", { name: w("attributes.form.fill") }).click();
  const label = (key: string) => w(`attributes.label.${key}`);
  const save = () => page.getByRole("button", { name: w("attributes.form.save") }).click();
  const goOn = async () => {
    const before = page.url();
    await save();
    await expect(page).not.toHaveURL(before);
  };
  const group = (name: string) => page.getByRole("heading", { level: 2, name: w(`attributes.group.${name}`) });
  const skipTo = async (wanted: Locator) => {
    while (!(await wanted.isVisible())) {
      const before = page.url();
      await page.getByRole("link", { name: w("attributes.form.skip"), exact: true }).click();
      await expect(page).not.toHaveURL(before);
    }
  };

  const hand = page.locator("select[name=strong_hand]");
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
  await skipTo(hand);
  await hand.selectOption("left");
  await goOn();
  await skipTo(group("body"));
  await page.locator("select[name=competition_category]").selectOption("women");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("2m80");
  await page.getByLabel(new RegExp(label("wingspan_cm"))).fill("1m83");
  await save();
  await expect(page.getByText("Entre 138\u00a0cm et 220\u00a0cm.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel(new RegExp(label("wingspan_cm")))).toHaveValue("1m83");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("1m78");
  await goOn();
  await skipTo(group("tests"));
  await page.getByLabel(new RegExp(label("sprint_20m"))).fill("3,31");
  await goOn();
  await skipTo(group("season"));
  await page.getByLabel(new RegExp(label("goals"))).fill("64");
  await goOn();
  await page.goto(w.path("/player-signup/attributes"));
  await expect(page.getByText("178", { exact: true })).toBeVisible();
  await expect(page.getByText("3,31", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: w("attributes.form.seen") }).click();
  await expect(page.getByText("64", { exact: true })).toBeVisible();
  const acts = await page.evaluate(() => JSON.parse(localStorage.getItem("acts") ?? "[]").length);
  expect(acts).toBeGreaterThan(20);
  expect(acts).toBeLessThan(mostActs);
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
