import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const column = (page: Page, w: Words, stage: string) =>
  page.getByRole("region", { name: new RegExp(`^${w(`pipeline.stages.${stage}`)}`) });
const cards = (lane: Locator) => lane.locator("[data-card]");
const unfold = (card: Locator, w: Words) => card.getByRole("button", { name: w("pipeline.work") }).click();

/** The player of the first card, and that card in any column. */
async function firstOf(page: Page, lane: Locator) {
  const name = (await cards(lane).first().getByRole("link").first().textContent()) ?? "";
  return { name, card: page.locator("[data-card]").filter({ has: page.getByRole("link", { name, exact: true }) }) };
}

for (const scripts of [true, false]) {
  test(`a club works on its board, ${scripts ? "with" : "without"} scripts`, { tag: scripts ? "@core" : [] }, async ({
    another,
  }) => {
    const w = wordsOf(scripts ? "fr" : "en");
    const p = (key: string, values?: Record<string, string | number>) => w(`pipeline.${key}`, values);
    const page = await another({ javaScriptEnabled: scripts });
    await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);

    await page.goto(w.path("/dashboard"));
    await page
      .getByRole("main")
      .getByRole("link", { name: w("dashboard.pipeline"), exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(p("title"));
    await expect(page.getByText(p("secret"))).toBeVisible();

    const spotted = column(page, w, "pending");
    const { name, card } = await firstOf(page, spotted);
    await unfold(card, w);
    await card.getByLabel(p("stage"), { exact: true }).selectOption("trial");
    await card.getByRole("button", { name: p("move"), exact: true }).click();
    await expect(column(page, w, "trial").getByRole("link", { name, exact: true })).toBeVisible();

    const undo = page.getByRole("button", { name: p("undo") });
    await undo.click();
    await expect(spotted.getByRole("link", { name, exact: true })).toBeVisible();
    await expect(undo).toHaveCount(0);

    const title = `Appeler l’agent ${randomWord(6)}`;
    await unfold(card, w);
    await card.getByLabel(p("what"), { exact: true }).fill(title);
    await card.getByRole("button", { name: p("add"), exact: true }).click();
    const task = card.locator("li").filter({ hasText: title });
    await expect(task).toHaveCount(1);
    await card.getByRole("button", { name: `${p("finish")} ${title}` }).click();
    await expect(task.getByText(p("doneBy", { person: "|", date: "" }).split("|")[0] ?? "")).toHaveCount(1);

    await card.getByLabel(p("closeTitle")).selectOption("position_filled");
    await card.getByRole("button", { name: p("close"), exact: true }).click();
    const closed = column(page, w, "closed").locator("[data-card]").filter({ hasText: name });
    await expect(closed.getByText(p("reasons.position_filled")).first()).toBeVisible();
    // Without scripts the panel is part of the address, so it stays open.
    if (scripts) await unfold(closed, w);
    await closed.getByRole("button", { name: p("reopen"), exact: true }).click();
    await expect(spotted.getByRole("link", { name, exact: true })).toBeVisible();

    await page.getByRole("link", { name: new RegExp(`^${p("late")}`) }).click();
    await expect(page).toHaveURL(/overdue=on/);
    await expect(page.getByText(new RegExp(p("lateSince", { date: "" }).trim())).first()).toBeVisible();
  });
}

test("a card is moved by keys, which is said aloud, and by drag; on a phone the page does not overflow", async ({
  another,
}) => {
  const w = wordsOf("en");
  const page = await another({});
  await awaitScripts(page);
  await signIn(page, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  // The pipeline's scripts handle the keys.
  await openWhole(page, w.path("/dashboard/pipeline"));
  const [spotted, contacted] = [column(page, w, "pending"), column(page, w, "contacted")];
  const { name, card } = await firstOf(page, spotted);
  const link = card.getByRole("link", { name, exact: true });
  await link.focus();
  await page.keyboard.press("ArrowRight");
  await expect(contacted.getByRole("link", { name, exact: true })).toBeFocused();
  const announcement = w("pipeline.announcement", {
    player: name,
    stage: w("pipeline.stages.contacted"),
    at: 2,
    count: 6,
  });
  await expect(page.locator("[data-announcer]").filter({ hasText: announcement })).toHaveCount(1);
  await page.keyboard.press("n");
  await expect(card.getByLabel(w("pipeline.what"), { exact: true })).toBeFocused();

  // Scrolling during a drag would end it.
  await page.setViewportSize({ width: 1280, height: 3600 });
  const corner = { sourcePosition: { x: 20, y: 20 } };
  await card.dragTo(spotted.getByRole("heading"), corner);
  await expect(spotted.getByRole("link", { name, exact: true })).toBeFocused();
  await card.dragTo(column(page, w, "closed").getByRole("heading"), corner);
  await expect(card.getByLabel(w("pipeline.closeTitle"))).toBeFocused();

  for (const width of [360, 320]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});
