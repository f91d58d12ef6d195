import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/at-the-browser";
import { expect, test } from "../support/browser/journey";
import { aPaper, describeOffer, expectRefusals, offerOf } from "../support/browser/offers-at-the-browser";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/mint/random-word";

test.use({ expectedComplaints: /410/ });

const everything = [
  "job_type_required",
  "job_sport_required",
  "job_title_short",
  "job_description_short",
  "availability_required",
  "job_city_required",
  "job_country_required",
  "identity_card_required",
];

test("an offer is written over the board, read by a recruiter, handled by the admin and closed by its owner", {
  tag: "@core",
}, async ({ another }) => {
  const w = wordsOf("fr");
  const title = `Kinésithérapeute ${randomWord(6)}`;
  const [mine, theirs, office] = [await another(), await another(), await another()];

  await signIn(mine, w, "player@demo.recruit", DEMO_PASSWORD);
  await mine.goto(w.path("/sport-jobs"));
  await expect(mine.getByRole("button", { name: w("notifications.bell") })).toBeVisible();
  await mine.getByRole("link", { name: w("jobs.create") }).click();
  const dialog = mine.getByRole("dialog", { name: w("jobs.form.title") });
  await expect(dialog.getByLabel(w("jobs.form.contactEmail"))).toHaveValue("player@demo.recruit");

  const publish = dialog.getByRole("button", { name: w("jobs.form.submit") });
  await publish.click();
  await expectRefusals(dialog, w, everything);
  await expect(toastSaying(mine, w("jobs.form.documentRequired"))).toBeVisible();

  await describeOffer(dialog, w, title);
  const papers = (key: string) => dialog.getByLabel(w(`jobs.form.${key}`));
  await papers("certificates").setInputFiles(["a", "b", "c", "d", "e", "f"].map((name) => aPaper(`${name}.png`)));
  await expect(dialog.getByText(w("errors.too_many_files"))).toBeVisible();
  await papers("certificates").setInputFiles([aPaper("first-aid.png")]);
  await expect(toastSaying(mine, w("jobs.files.uploaded"))).toBeVisible();
  await dialog.getByRole("button", { name: `${w("jobs.files.remove")} first-aid.png` }).click();
  await expect(toastSaying(mine, w("jobs.files.removed"))).toBeVisible();
  await papers("identity").setInputFiles(aPaper("carte.png"));
  await expect(dialog.getByText("carte.png", { exact: true })).toBeVisible();
  await publish.click();
  await expect(toastSaying(mine, w("jobs.form.doneText"))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(mine.getByRole("article").first().getByRole("heading")).toHaveText(title);
  const address = (await mine.getByRole("link", { name: title }).getAttribute("href")) ?? "";

  await signIn(theirs, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await theirs.goto(w.path("/sport-jobs"));
  await expect(theirs.getByRole("button", { name: w("notifications.bell") })).toBeVisible();
  await theirs.getByRole("link", { name: w("jobs.filter.candidate") }).click();
  await expect(theirs).toHaveURL(/kind=candidate/);
  await offerOf(theirs, title)
    .getByRole("button", { name: w("jobs.wish.add") })
    .click();
  await expect(toastSaying(theirs, w("jobs.wish.added"))).toBeVisible();
  await expect(offerOf(theirs, title).getByRole("button", { name: w("jobs.wish.remove") })).toBeVisible();
  await theirs.goto(w.path("/dashboard"));
  await expect(theirs.getByRole("link", { name: title })).toBeVisible();

  await offerOf(mine, title)
    .getByRole("button", { name: w("jobs.wish.add") })
    .click();
  await expect(offerOf(mine, title).getByText(w("errors.wishlist_recruiters_only"))).toBeVisible();

  await signIn(office, w, "admin@demo.recruit", DEMO_PASSWORD);
  await office.goto(w.path("/admin/wishlist"));
  const row = office.getByRole("row").filter({ hasText: title });
  await expect(row.getByRole("link", { name: w("jobs.desk.paper.identity") })).toBeVisible();
  await row.getByRole("button", { name: w("jobs.desk.done") }).click();
  await expect(row.getByText(w("jobs.desk.states.written"), { exact: true })).toBeVisible();
  await row.getByRole("button", { name: w("jobs.desk.note.met") }).click();
  await expect(row.getByText(w("jobs.desk.states.met"), { exact: true })).toBeVisible();

  await mine.goto(w.path("/dashboard"));
  await mine.getByRole("button", { name: w("jobs.own.closeWhich", { title }) }).click();
  await expect(mine.getByRole("button", { name: w("jobs.own.closeWhich", { title }) })).toHaveCount(0);
  expect((await mine.goto(address))?.status()).toBe(410);
  await expect(mine.getByText(w("jobs.offer.closed"))).toBeVisible();
  await mine.goto(w.path("/sport-jobs"));
  await expect(mine.getByRole("article").first()).toBeVisible();
  await expect(offerOf(mine, title)).toHaveCount(0);
});

test("the same without scripts, in Arabic: nothing written is lost, not even when the session ends", async ({
  another,
}) => {
  const w = wordsOf("ar");
  const title = `معالج ${randomWord(6)}`;
  const page = await another({ javaScriptEnabled: false });
  const form = page.locator("form.job-form");
  const publish = form.getByRole("button", { name: w("jobs.form.submit") });

  await signIn(page, w, "player@demo.recruit", DEMO_PASSWORD);
  const signedIn = await page.context().cookies();
  await page.goto(w.path("/sport-jobs"));
  await page.getByRole("link", { name: w("jobs.create") }).click();
  await publish.click();
  await expectRefusals(form, w, everything);

  await describeOffer(form, w, title);
  const identity = form.getByLabel(w("jobs.form.identity"), { exact: true });
  await identity.setInputFiles(aPaper("card.png"));
  await page.context().clearCookies();
  await publish.click();
  await expect(form.getByText(w("jobs.form.expired"))).toBeVisible();
  await expect(form.getByLabel(w("jobs.form.titleField"), { exact: true })).toHaveValue(title);

  await page.context().addCookies(signedIn);
  await identity.setInputFiles(aPaper("card.png"));
  await publish.click();
  await expect(page).toHaveURL(new RegExp(`${w.path("/sport-jobs")}$`));
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(title);

  const visitor = await another({ javaScriptEnabled: false });
  await visitor.goto(w.path("/sport-jobs"));
  await offerOf(visitor, title)
    .getByRole("button", { name: w("jobs.wish.add") })
    .click();
  await expect(offerOf(visitor, title).getByText(w("errors.sign_in_required"))).toBeVisible();
});

test("a board that is asked is answered without scripts, page after page, each offer once", async ({
  another,
  site,
}) => {
  await moreThanAPage(site);
  const w = wordsOf("es");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/sport-jobs"));
  await page.getByRole("link", { name: w("jobs.filter.vacancy") }).click();
  const titles = new Set<string>();
  for (let pages = 1; ; pages += 1) {
    expect(pages).toBeLessThan(20);
    await page.waitForLoadState();
    const shown = await page.getByRole("article").getByRole("heading").allTextContents();
    for (const title of shown) {
      expect(titles).not.toContain(title);
      titles.add(title);
    }
    await expect(page.getByRole("article").filter({ hasText: w("jobs.kind.candidate") })).toHaveCount(0);
    const next = page.getByRole("link", { name: w("ui.next") });
    if ((await next.count()) === 0) break;
    await next.click();
  }
  expect(titles.size).toBeGreaterThan(12);
  await page.getByRole("link", { name: w("jobs.filter.all") }).click();
  await page.getByLabel(w("jobs.filter.sport")).selectOption("judo");
  await page.getByRole("button", { name: w("jobs.filter.show") }).click();
  await expect(page).toHaveURL(/sport=judo/);
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasNotText: w("sports.name.judo") })).toHaveCount(0);
});

/** As many offers again as there are, so that they need a second page. */
const moreThanAPage = ({ databaseUrl }: Site) =>
  ask(
    databaseUrl,
    `insert into sport_jobs (user_id, kind, job_type, sport, title, description, availability, location_city, location_country, contact_email)
     select user_id, kind, job_type, sport, title || ' ' || left(id::text, 8), description, availability, location_city, location_country, contact_email
     from sport_jobs where kind = 'vacancy' and status = 'active'`,
  );
