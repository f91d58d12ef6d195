import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";

/** Assuming six seconds per field or button: five minutes. */
const mostActs = 50;

test("from a sport's page to a profile that can be found, on a phone, in less than five minutes of acts", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await onASlowLine(page);
  await page.addInitScript(() => {
    // Counts each field and button once: the scripts repeat presses made before they loaded.
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
  // On a slow line the link is pressed before every font and drawing has come.
  await page.goto(w.path("/sports/handball"), { waitUntil: "domcontentloaded" });
  await page
    .getByRole("link", { name: w("sports.waysIn.play.step") })
    .first()
    .click();
  await expect(page).toHaveURL(/player-signup/);
  await signUpAsPlayer(page, w, newcomer());
  await page.getByRole("link", { name: w("attributes.form.fill") }).click();
  const label = (key: string) => w(`attributes.label.${key}`);
  const save = () => goOnButton(page).click();
  const goOn = async () => {
    const before = page.url();
    await save();
    await expect(page).not.toHaveURL(before);
  };
  const group = (name: string) => page.getByRole("heading", { level: 2, name: w(`attributes.group.${name}`) });
  const goTo = async (name: string) => {
    await page
      .getByRole("navigation", { name: w("attributes.form.steps") })
      .getByRole("link", { name: w(`attributes.group.${name}`) })
      .click();
    await expect(group(name)).toBeVisible();
  };

  const hand = page.locator("select[name=strong_hand]");
  await expect(group("play")).toBeVisible();
  await unfoldTo(hand);
  await hand.selectOption("left");
  await goOn();
  await goTo("body");
  await page.locator("select[name=competition_category]").selectOption("women");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("2m80");
  await unfoldTo(page.locator("input[name=wingspan_cm]"));
  await page.getByLabel(new RegExp(label("wingspan_cm"))).fill("1m83");
  await save();
  await expect(page.getByText("Entre 138\u00a0cm et 220\u00a0cm.").filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByLabel(new RegExp(label("wingspan_cm")))).toHaveValue("1m83");
  await page.getByLabel(new RegExp(label("height_cm"))).fill("1m78");
  await goOn();
  await goTo("tests");
  await unfoldTo(page.locator("input[name=sprint_20m]"));
  await page.getByLabel(new RegExp(label("sprint_20m"))).fill("3,31");
  await goOn();
  await goTo("season");
  await unfoldTo(page.locator("input[name=goals]"));
  await page.getByLabel(new RegExp(label("goals"))).fill("64");
  await page.getByRole("button", { name: w("attributes.form.later"), exact: true }).click();
  await expect(page).toHaveURL(/attributes$/);
  await expect(page.getByText("178", { exact: true })).toBeVisible();
  await expect(page.getByText("3,31", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: w("attributes.form.seen") }).click();
  await expect(page.getByText("64", { exact: true })).toBeVisible();
  const acts = await page.evaluate(() => JSON.parse(localStorage.getItem("acts") ?? "[]").length);
  expect(acts).toBeGreaterThan(20);
  expect(acts).toBeLessThan(mostActs);
});

test("without scripts a step is answered, an unusual value is to be confirmed, and typed values stay", async ({
  another,
}) => {
  const w = wordsOf("en");
  const first = await another();
  await signUpAsPlayer(first, w, newcomer());
  const page = await another({ javaScriptEnabled: false, storageState: await first.context().storageState() });
  await page.goto(w.path("/player-signup/attributes/body"));
  const height = page.locator("input[name=height_cm]");
  await height.fill("7'6\"");
  await goOnButton(page).click();
  await expect(page.getByText(w("errors.measure_unusual", { value: "229\u00a0cm" })).first()).toBeVisible();
  await expect(height).toHaveValue("7'6\"");
  await page.getByLabel(w("attributes.form.sure")).check();
  await goOnButton(page).click();
  await expect(page).toHaveURL(/attributes\/tests/);
  await page.goto(w.path("/player-signup/attributes/body"));
  await expect(height).toHaveValue("229");
});

test("what a player enters in Arabic digits a club reads in English", async ({ another }) => {
  const [ar, en] = [wordsOf("ar"), wordsOf("en")];
  const [hers, clubPage] = [await another({ viewport: { width: 360, height: 740 } }), await another()];
  await signUpAsPlayer(hers, ar, newcomer());
  const typed: [step: string, field: string, value: string][] = [
    ["body", "height_cm", "١٨٦"],
    ["body", "wingspan_cm", "١٫٩٣ م"],
    ["tests", "sprint_20m", "٣٫١١"],
    ["season", "goals", "٦٤"],
  ];
  for (const step of ["body", "tests", "season"]) {
    await hers.goto(ar.path(`/player-signup/attributes/${step}`));
    for (const [column, field, value] of typed)
      if (column === step) {
        const input = hers.locator(`input[name=${field}]`);
        await unfoldTo(input);
        await input.fill(value);
      }
    const before = hers.url();
    await goOnButton(hers).click();
    await expect(hers).not.toHaveURL(before);
  }
  await hers.goto(ar.path("/dashboard"));
  const publicLink = await hers.getByRole("link", { name: ar("dashboard.seeAsOthers") }).getAttribute("href");

  await signIn(clubPage, en, "recruiter@demo.recruit", DEMO_PASSWORD);
  await clubPage.goto(new URL(publicLink ?? "", hers.url()).pathname.replace(/^\/ar/, ""));
  const main = clubPage.getByRole("main");
  for (const text of ["Height", "Wingspan", "20 m sprint", "Goals"])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  for (const value of [/186\s?cm/, /193\s?cm/, /3\.11\s?s/, /^64$/])
    await expect(main.getByText(value).first()).toBeVisible();
  const measures = await main.locator("dl, table").allInnerTexts();
  expect(measures.join("\n")).not.toMatch(/[\u0660-\u0669]/);
});

// XPath, because a form with a field named "matches" has no method of this name, which Playwright's CSS engine calls. The page one
// came from stays in the document, hidden.
const goOnButton = (page: Page) =>
  page
    .locator("xpath=//form[starts-with(@id, 'claims-')]//button[@type='submit' and not(@name='later')]")
    .filter({ visible: true });

async function unfoldTo(field: Locator) {
  const fold = field.locator("xpath=ancestor::details[1]");
  if ((await fold.count()) > 0 && !(await field.isVisible())) await fold.locator("xpath=summary").click();
  await expect(field).toBeVisible();
}

/** A slow phone: 400 ms latency, 50 kB a second, a quarter of the CPU. */
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
