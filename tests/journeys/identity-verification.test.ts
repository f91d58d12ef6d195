import type { Page } from "@playwright/test";
import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { aDocument } from "../support/browser/offers-steps";
import { signUpAsPlayer } from "../support/browser/player-steps";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const check = (page: Page) => page.locator("#identity-check");
const cases = (page: Page) => page.locator("section[id^=case-]").filter({ has: page.getByRole("checkbox") });

async function sendDocument(page: Page, w: Words, kind: "identity" | "guardian_tie") {
  const form = page.locator(`form#send-${kind}`);
  if (!(await form.isVisible())) await page.locator("details").filter({ has: form }).locator("summary").last().click();
  await form.locator("input[type=file]").setInputFiles(aDocument("paper.png"));
  await form.getByRole("button", { name: w("verification.own.submit"), exact: true }).click();
  await expect(check(page).getByText(w("verification.state.pending"), { exact: true }).first()).toBeVisible();
}

/** The person's cases in the admin; a document enters the queue a moment after it was sent. */
async function openCases(office: Page, w: Words, name: string) {
  const row = office.getByRole("row").filter({ hasText: name });
  const look = row.getByRole("link", { name: w("verification.queue.look"), exact: true }).first();
  await expect(async () => {
    await office.goto(w.path("/admin/kyc"));
    await expect(look).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
  await look.click();
  await expect(cases(office).first()).toBeVisible();
}

async function approveAll(office: Page, w: Words) {
  for (const id of await cases(office).evaluateAll((sections) => sections.map((each) => each.id))) {
    const section = office.locator(`#${id}`);
    for (const box of await section.getByRole("checkbox").all()) await box.check();
    await section.getByRole("button", { name: w("verification.queue.approve"), exact: true }).click();
    await expect(section.getByText(w("verification.state.verified"), { exact: true })).toBeVisible();
  }
}

/** A verdict takes effect once it can no longer be undone. */
const untilRead = (page: Page, path: string, text: string | RegExp) =>
  expect(async () => {
    await page.goto(path);
    await expect(check(page).getByText(text).first()).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 300_000 });

test("a player's document is refused for a reason, sent again and found good; a club reads the badge until the name changes", async ({
  another,
}) => {
  const w = wordsOf("fr");
  const [player, plain, office, club] = [
    await another(),
    await another({ javaScriptEnabled: false }),
    await another(),
    await another(),
  ];
  const lastName = `Ndiaye ${randomWord(6)}`;
  const email = `awa-${randomWord()}@test.recruit`;
  await signUpAsPlayer(player, w, { firstName: "Awa", lastName, email, sport: "handball" });
  await player.goto(w.path("/dashboard"));
  const publicLink = await player.getByRole("link", { name: w("dashboard.seeAsOthers") }).getAttribute("href");
  await player.getByRole("link", { name: w("dashboard.checkIdentity") }).click();
  await expect(check(player).getByText(w("verification.identity.badge.missing"))).toBeVisible();
  await sendDocument(player, w, "identity");

  await signIn(office, w, demoEmails.admin, DEMO_PASSWORD);
  await openCases(office, w, lastName);
  await expect(office.getByText(w("verification.question.birth", { birth: "12 avril 2001" }))).toBeVisible();
  const section = cases(office).first();
  await section
    .locator("summary")
    .filter({ hasText: w("verification.queue.reject") })
    .click();
  await section.getByLabel(w("common.reason")).fill("La photo est coupée à droite.");
  await section.getByRole("button", { name: w("verification.queue.rejectNow"), exact: true }).click();

  await signIn(plain, w, email, "a-long-password");
  await untilRead(plain, w.path("/player-signup"), /La photo est coupée à droite/);
  await sendDocument(plain, w, "identity");
  await openCases(office, w, lastName);
  await approveAll(office, w);
  await untilRead(player, w.path("/player-signup"), w("verification.identity.badge.checked"));

  await signIn(club, w, demoEmails.recruiter, DEMO_PASSWORD);
  await club.goto(publicLink?.split("?")[0] ?? "");
  const [badge = ""] = w("verification.badge.own_document", { date: "|" }).split("|");
  await expect(club.getByText(badge)).toBeVisible();

  await player
    .locator("summary")
    .filter({ hasText: w("players.section.person") })
    .click();
  await player.getByLabel(w("players.field.lastName"), { exact: true }).fill(`Diop ${lastName}`);
  const save = player.getByRole("button", { name: w("players.save"), exact: true });
  await save.click();
  await expect(player.getByText(w("errors.identity_lapses")).first()).toBeVisible();
  await player.getByLabel(w("players.field.lapse")).check();
  await save.click();
  await expect(check(player).getByText(w("verification.identity.badge.lapsed"))).toBeVisible();
  await club.reload();
  await expect(club.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(club.getByText(badge)).toHaveCount(0);
});

test("without scripts and in Arabic, a parent sends a child's documents again, and both are found good", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const [parent, office] = [await another({ javaScriptEnabled: false }), await another()];
  await signIn(parent, w, demoEmails.parent, DEMO_PASSWORD);
  await parent.goto(w.path("/guardian"));
  await parent.locator("main a[href*='/guardian/']").first().click();
  const section = parent.locator("summary").filter({ hasText: w("verification.identity.title") });
  await expect(section).toContainText(w("verification.identity.badge.pending"));
  await section.click();
  const child = new URL(parent.url()).pathname;
  await sendDocument(parent, w, "guardian_tie");
  await signIn(office, w, demoEmails.admin, DEMO_PASSWORD);
  await openCases(office, w, w("verification.case.minor"));
  await expect(cases(office)).toHaveCount(2);
  await approveAll(office, w);
  await expect(async () => {
    await parent.goto(child);
    await expect(section).toContainText(w("verification.identity.badge.checked"), { timeout: 1_000 });
  }).toPass({ timeout: 300_000 });
});
