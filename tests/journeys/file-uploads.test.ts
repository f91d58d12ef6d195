import type { Page } from "@playwright/test";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { awaitScripts, openWhole } from "../support/browser/controls";
import { expect, test } from "../support/browser/journey";
import { aDocument, describeOffer, offerOf } from "../support/browser/offers-steps";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

test("an offer published while its document is uploading waits for it, and is sent then", async ({ another }) => {
  const w = wordsOf("fr");
  const title = `Kinésithérapeute ${randomWord(6)}`;
  const page = await another();
  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  await page.goto(w.path("/sport-jobs/new"));
  const form = page.locator("form.job-form");
  await describeOffer(form, w, title);
  const publish = form.getByRole("button", { name: w("jobs.form.submit") });
  await publish.click();
  const identity = form.getByLabel(w("jobs.form.identity"), { exact: true });
  await expect(identity).toHaveAttribute("aria-invalid", "true");

  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/sport-jobs/new", async (route) => {
    if (route.request().postDataBuffer()?.includes("carte.png")) await arrived;
    await route.fallback();
  });
  await identity.setInputFiles(aDocument("carte.png"));
  await publish.click();
  const waiting = form.getByRole("button", { name: w("jobs.files.uploading") });
  await expect(waiting).toHaveAttribute("aria-busy", "true");
  arrive();
  await expect(page).toHaveURL(new RegExp(`${w.path("/sport-jobs")}$`));
  await expect(offerOf(page, title)).toBeVisible();
});

const proofOf = (page: Page, w: Words) => page.getByLabel(w("recruiters.form.organizationProof"));
const tooLarge = { ...aDocument("proof.png"), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };

test("the browser says of a file that it is too large, and nothing stays red once another is chosen", async ({
  another,
}) => {
  const w = wordsOf("en");
  const page = await another();
  await awaitScripts(page);
  await openWhole(page, "/recruiter-signup");
  const proof = proofOf(page, w);
  const form = page.locator("form").filter({ has: proof });
  await proof.setInputFiles(tooLarge);
  await expect(proof).toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText(w("errors.file_too_large"))).toBeVisible();
  await proof.setInputFiles(aDocument("proof.png"));
  await expect(proof).not.toHaveAttribute("aria-invalid", "true");
  await expect(form.getByText(w("errors.file_too_large"))).toHaveCount(0);
});

test("a file that is too large is reported as such, not as missing, without scripts", async ({ another }) => {
  const w = wordsOf("en");
  const page = await another({ javaScriptEnabled: false });
  await page.goto("/recruiter-signup");
  const proof = proofOf(page, w);
  const form = page.locator("form").filter({ has: proof });
  await proof.setInputFiles(tooLarge);
  await form.locator("button[type=submit]").click();
  const errors = form.getByRole("alert").first().getByRole("listitem");
  await expect(errors.filter({ hasText: w("errors.identity_required") })).toBeVisible();
  await expect(errors.filter({ hasText: w("errors.file_too_large") })).toBeVisible();
  await expect(errors.filter({ hasText: w("errors.organization_proof_required") })).toHaveCount(0);
});

test("a visitor who presses the wishlist button is told to sign in, and the board stays", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another();
  await page.goto(w.path("/sport-jobs"));
  const offer = page.getByRole("article").first();
  await offer.getByRole("button", { name: w("jobs.wishlistButton.add") }).click();
  await expect(toastSaying(page, w("errors.sign_in_required"))).toBeVisible();
  await expect(offer.getByText(w("errors.sign_in_required"))).toBeVisible();
});
