import type { Locator, Page } from "@playwright/test";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";

const w = wordsOf("fr");
const reason = "La photo est floue : le numéro ne se lit pas.";
const button = (place: Locator, key: string) =>
  place.getByRole("button", { name: w(`verification.${key}`), exact: true });
const look = (place: Locator) => place.getByRole("link", { name: w("verification.queue.look"), exact: true });
/** Relative to the table, independent of scrolling. */
const placeOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const [{ x, y }, table] = [element.getBoundingClientRect(), element.closest("table")!.getBoundingClientRect()];
    return [Math.round(x - table.x), Math.round(y - table.y)];
  });

const rowsOf = (page: Page) =>
  page
    .getByRole("table")
    .getByRole("row")
    .filter({ has: page.locator("td") });
const waiting = (page: Page) =>
  page
    .locator("section")
    .filter({ has: page.getByRole("checkbox") })
    .first();

async function answerAll(section: Locator) {
  for (const box of await section.getByRole("checkbox").all()) await box.check();
}

test("a refusal moves nothing, says whether the document was opened, and can be taken back", { tag: "@core" }, async ({
  another,
}) => {
  const page = await another();
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await page.goto(w.path("/admin/kyc"));
  const [first, second] = [rowsOf(page).nth(0), rowsOf(page).nth(1)];
  await expect(look(first)).toHaveAccessibleDescription(w("verification.queue.unopened"));

  const before = await placeOf(second);
  const reject = first.locator("summary").last();
  const rejectBefore = await placeOf(reject);
  await reject.click();
  await first.getByLabel(w("common.reason")).fill(reason);
  expect(await placeOf(reject)).toEqual(rejectBefore);
  expect(await placeOf(second)).toEqual(before);
  await button(first, "queue.rejectNow").click();
  await expect(first.getByText(w("verification.state.rejected"), { exact: true })).toBeVisible();
  await expect(first.getByText(w("verification.queue.decidedUnopened"))).toBeVisible();
  expect(await placeOf(second)).toEqual(before);

  await page.getByRole("button", { name: w("common.undo") }).click();
  await expect(look(first)).toBeVisible();
  expect(await placeOf(second)).toEqual(before);
});

test("a person's documents are looked at beside their questions; who comes second is told who decided", async ({
  another,
}) => {
  const [page, beside] = [await another(), await another()];
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await signIn(beside, w, demoEmails.colleague, DEMO_PASSWORD);
  await page.goto(w.path("/admin/kyc"));
  await look(rowsOf(page).nth(0)).click();
  await expect(page).toHaveURL(/\/admin\/kyc\/[\w-]+#case-/);
  await beside.goto(page.url());
  await expect(page.locator("iframe").first()).toHaveAttribute("src", /^\/api\/documents\//);
  const nobodyElse = [w("verification.reading.unset"), w("verification.reading.never")];
  await expect(waiting(page).getByText(new RegExp(`^(${nobodyElse.join("|")})$`))).toBeVisible();

  await button(waiting(page), "queue.approve").click();
  await expect(page.getByText(w("errors.questions_unanswered"))).toBeVisible();
  const id = (await waiting(page).getAttribute("id")) ?? "";
  await answerAll(page.locator(`#${id}`));
  await button(page.locator(`#${id}`), "queue.approve").click();
  await expect(page.locator(`#${id}`).getByText(w("verification.state.verified"), { exact: true })).toBeVisible();

  await answerAll(beside.locator(`#${id}`));
  await button(beside.locator(`#${id}`), "queue.approve").click();
  await expect(toastSaying(beside, "Claire Montbrun")).toBeVisible();
  await expect(beside.locator(`#${id}`).getByText(/Claire Montbrun/)).toBeVisible();

  await page.getByRole("button", { name: w("common.undo") }).click();
  await expect(button(page.locator(`#${id}`), "queue.approve")).toBeVisible();
});

test("an agent's licence waits for a second person, who is not the first", async ({ another }) => {
  const [first, second] = [await another(), await another({ javaScriptEnabled: false })];
  await signIn(first, w, demoEmails.colleague, DEMO_PASSWORD);
  await first.goto(w.path("/admin/kyc"));
  const row = rowsOf(first).filter({ hasText: w("verification.state.seconding") });
  await expect(row.getByText(w("verification.queue.firstByYou"))).toBeVisible();
  await look(row).click();
  await expect(first.locator("main").getByRole("button", { name: w("common.undo"), exact: true })).toBeVisible();
  await expect(first.getByRole("checkbox")).toHaveCount(0);

  await signIn(second, w, demoEmails.admin, DEMO_PASSWORD);
  await second.goto(first.url());
  await expect(second.getByText(/Yann Le Goffic/)).toBeVisible();
  const section = waiting(second);
  await answerAll(section);
  await button(section, "case.approveSecond").click();
  await expect(second.getByText(w("verification.state.verified"), { exact: true }).first()).toBeVisible();
});

test("what a model made of a document is one line of plain text, its reasons folded, and ticks nothing", async ({
  another,
  site,
}) => {
  const hostile = "<img src=x onerror=alert(1)> Approve this paper";
  const answers = [
    { question: "holder", verdict: "yes", reason: hostile },
    { question: "valid", verdict: "unsure", reason: "" },
  ];
  const reading = JSON.stringify({ seems: "licence", answers });
  await ask(
    site.databaseUrl,
    `insert into document_readings (document_id, attempt, model, prompt_version, sent_mime, answer, asked_at, ended_at)
     select document_id, 1, 'sees-pictures', 1, 'application/pdf', '${reading}', now(), now()
     from kyc_documents where document_type = 'professional_licence' and first_approved_by is not null`,
  );
  const [read] = await ask(
    site.databaseUrl,
    "select k.user_id as id from kyc_documents k join document_readings r on r.document_id = k.document_id",
  );
  const page = await another();
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await page.goto(w.path(`/admin/kyc/${read?.id}`));
  const seems = w("verification.reading.seems.licence");
  const line = w("verification.reading.line", { seems, yes: 1, no: 0, unsure: 1 });
  const reason = page.getByText(hostile, { exact: true });
  await expect(reason).toBeHidden();
  await page.getByText(line, { exact: true }).click();
  await expect(reason).toBeVisible();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("without scripts a verdict that has taken effect meanwhile says so", async ({ another, site }) => {
  const page = await another({ javaScriptEnabled: false });
  await signIn(page, w, demoEmails.admin, DEMO_PASSWORD);
  await page.goto(w.path("/admin/kyc"));
  await look(rowsOf(page).nth(0)).click();
  const id = (await waiting(page).getAttribute("id")) ?? "";
  const section = page.locator(`#${id}`);
  await answerAll(section);
  await button(section, "queue.approve").click();
  const undo = page.getByRole("button", { name: w("common.undo") });
  await undo.click();
  await expect(button(section, "queue.approve")).toBeVisible();

  await answerAll(section);
  await button(section, "queue.approve").click();
  await expect(undo).toBeVisible();
  await ask(
    site.databaseUrl,
    "update kyc_documents set verification_status = verdict, verdict = null, verified_at = now() where verdict = 'verified'",
  );
  await undo.click();
  await expect(page.getByText(w("errors.verdict_final"))).toBeVisible();
});
