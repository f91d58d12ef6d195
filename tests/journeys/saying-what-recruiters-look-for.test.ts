import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/at-the-browser";
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
  await onASlowLine(page);
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
  await expect(page.getByText(w("errors.measure_unusual", { value: "229\u00a0cm" })).first()).toBeVisible();
  await expect(height).toHaveValue("7'6\"");
  await page.getByLabel(w("attributes.form.sure")).check();
  await page.getByRole("button", { name: w("attributes.form.save") }).click();
  await expect(page).toHaveURL(/attributes\/tests/);
  await page.goto(w.path("/player-signup/attributes/body"));
  await expect(height).toHaveValue("229");
});

test("what a player says in Arabic, in its digits, a club reads in English", async ({ another }) => {
  const [ar, en] = [wordsOf("ar"), wordsOf("en")];
  const [hers, theirs] = [await another({ viewport: { width: 360, height: 740 } }), await another()];
  await signUpAsPlayer(hers, ar, newcomer());
  const typed: [step: string, field: string, value: string][] = [
    ["body", "height_cm", "١٨٦"],
    ["body", "wingspan_cm", "١٫٩٣ م"],
    ["tests", "sprint_20m", "٣٫١١"],
    ["season", "goals", "٦٤"],
  ];
  for (const step of ["body", "tests", "season"]) {
    await hers.goto(ar.path(`/player-signup/attributes/${step}`));
    while (!(await hers.locator(`input[name=${typed.find(([at]) => at === step)?.[1]}]`).isVisible())) {
      const before = hers.url();
      await hers.getByRole("link", { name: ar("attributes.form.skip"), exact: true }).click();
      await expect(hers).not.toHaveURL(before);
    }
    for (const [at, field, value] of typed) if (at === step) await hers.locator(`input[name=${field}]`).fill(value);
    const before = hers.url();
    await hers.getByRole("button", { name: ar("attributes.form.save") }).click();
    await expect(hers).not.toHaveURL(before);
  }
  await hers.goto(ar.path("/dashboard"));
  const seen = await hers.getByRole("link", { name: ar("dashboard.seeAsOthers") }).getAttribute("href");

  await signIn(theirs, en, "recruiter@demo.recruit", DEMO_PASSWORD);
  await theirs.goto(new URL(seen ?? "", hers.url()).pathname.replace(/^\/ar/, ""));
  const main = theirs.getByRole("main");
  for (const said of ["Height", "Wingspan", "20 m sprint", "Goals"])
    await expect(main.getByText(said, { exact: true }).first()).toBeVisible();
  for (const value of [/186\s?cm/, /193\s?cm/, /3\.11\s?s/, /^64$/])
    await expect(main.getByText(value).first()).toBeVisible();
  const measures = await main.locator("dl, table").allInnerTexts();
  expect(measures.join("\n")).not.toMatch(/[\u0660-\u0669]/);
});

/** What a phone has at a pitch's edge: 400 ms to anywhere, 50 kB a second, a quarter of the processor. */
async function onASlowLine(page: Page) {
  const network = await page.context().newCDPSession(page);
  const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await network.send("Network.emulateNetworkConditions", line);
  await network.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

const newcomer = () => ({
  firstName: "Aïssa",
  lastName: "Traoré",
  email: `${randomUUID()}@journey.recruit`,
  sport: "handball" as const,
});
