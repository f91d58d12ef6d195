import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { aDocument, describeOffer, expectRefusals, offerOf } from "../support/browser/offers-steps";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

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

test("an offer is written in a dialog over the listings, read by a recruiter, handled by the admin and closed by its owner", {
  tag: "@core",
}, async ({ another }) => {
  const w = wordsOf("fr");
  const title = `Kinésithérapeute ${randomWord(6)}`;
  const [authorPage, readerPage, office] = [await another(), await another(), await another()];

  await signIn(authorPage, w, "player@demo.recruit", DEMO_PASSWORD);
  await authorPage.goto(w.path("/sport-jobs"));
  await expect(authorPage.getByRole("button", { name: w("notifications.bell") })).toBeVisible();
  await authorPage.getByRole("link", { name: w("jobs.create") }).click();
  const dialog = authorPage.getByRole("dialog", { name: w("jobs.form.title") });
  await expect(dialog.getByLabel(w("jobs.form.contactEmail"))).toHaveValue("player@demo.recruit");

  const publish = dialog.getByRole("button", { name: w("jobs.form.submit") });
  await publish.click();
  await expectRefusals(dialog, w, everything);
  await expect(toastSaying(authorPage, w("jobs.form.documentRequired"))).toBeVisible();

  await describeOffer(dialog, w, title);
  const fileField = (key: string) => dialog.getByLabel(w(`jobs.form.${key}`));
  await fileField("certificates").setInputFiles(["a", "b", "c", "d", "e", "f"].map((name) => aDocument(`${name}.png`)));
  await expect(dialog.getByText(w("errors.too_many_files"))).toBeVisible();
  await fileField("certificates").setInputFiles([aDocument("first-aid.png")]);
  await expect(toastSaying(authorPage, w("jobs.files.uploaded"))).toBeVisible();
  await dialog.getByRole("button", { name: `${w("jobs.files.remove")} first-aid.png` }).click();
  await expect(toastSaying(authorPage, w("jobs.files.removed"))).toBeVisible();
  await fileField("identity").setInputFiles(aDocument("carte.png"));
  await expect(dialog.getByText("carte.png", { exact: true })).toBeVisible();
  await publish.click();
  await expect(toastSaying(authorPage, w("jobs.form.doneText"))).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(authorPage.getByRole("article").first().getByRole("heading")).toHaveText(title);
  const address = (await authorPage.getByRole("link", { name: title, exact: true }).getAttribute("href")) ?? "";

  await signIn(readerPage, w, "recruiter@demo.recruit", DEMO_PASSWORD);
  await readerPage.goto(w.path("/sport-jobs"));
  await expect(readerPage.getByRole("button", { name: w("notifications.bell") })).toBeVisible();
  await readerPage.getByRole("link", { name: w("jobs.filter.candidate") }).click();
  await expect(readerPage).toHaveURL(/kind=candidate/);
  await offerOf(readerPage, title)
    .getByRole("button", { name: w("jobs.wishlistButton.add") })
    .click();
  await expect(toastSaying(readerPage, w("jobs.wishlistButton.added"))).toBeVisible();
  await expect(offerOf(readerPage, title).getByRole("button", { name: w("jobs.wishlistButton.remove") })).toBeVisible();
  await readerPage.goto(w.path("/dashboard"));
  await readerPage.getByRole("link", { name: w("jobs.wishlist.title"), exact: true }).click();
  await expect(readerPage.getByRole("link", { name: title })).toBeVisible();

  await expect(offerOf(authorPage, title).getByRole("button", { name: w("jobs.wishlistButton.add") })).toBeHidden();
  await expect(
    offerOf(authorPage, title).getByRole("link", { name: w("jobs.card.seeWhich", { title }) }),
  ).toBeVisible();
  await authorPage.goto(address);
  await offerOf(authorPage, title)
    .getByRole("button", { name: w("jobs.wishlistButton.add") })
    .click();
  await expect(offerOf(authorPage, title).getByText(w("errors.wishlist_recruiters_only"))).toBeVisible();

  await signIn(office, w, "admin@demo.recruit", DEMO_PASSWORD);
  await office.goto(w.path("/admin/wishlist"));
  const row = office.getByRole("row").filter({ hasText: title });
  await expect(row.getByRole("link", { name: w("jobs.admin.document.identity") })).toBeVisible();
  await row.getByRole("button", { name: w("jobs.admin.done") }).click();
  await expect(row.getByText(w("jobs.admin.states.written"), { exact: true })).toBeVisible();
  await row.getByRole("button", { name: w("jobs.admin.note.met") }).click();
  await expect(row.getByText(w("jobs.admin.states.met"), { exact: true })).toBeVisible();

  await authorPage.goto(w.path("/dashboard"));
  await authorPage.getByRole("link", { name: w("jobs.own.title"), exact: true }).click();
  await authorPage.getByRole("button", { name: w("jobs.own.closeWhich", { title }) }).click();
  await expect(authorPage.getByRole("button", { name: w("jobs.own.closeWhich", { title }) })).toHaveCount(0);
  expect((await authorPage.goto(address))?.status()).toBe(410);
  await expect(authorPage.getByText(w("jobs.offer.closed"))).toBeVisible();
  await authorPage.goto(w.path("/sport-jobs"));
  await expect(authorPage.getByRole("article").first()).toBeVisible();
  await expect(offerOf(authorPage, title)).toHaveCount(0);
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
  await identity.setInputFiles(aDocument("card.png"));
  await page.context().clearCookies();
  await publish.click();
  await expect(form.getByText(w("jobs.form.expired"))).toBeVisible();
  await expect(form.getByLabel(w("jobs.form.titleField"), { exact: true })).toHaveValue(title);

  await page.context().addCookies(signedIn);
  await identity.setInputFiles(aDocument("card.png"));
  await publish.click();
  await expect(page).toHaveURL(new RegExp(`${w.path("/sport-jobs")}$`));
  await expect(page.getByRole("article").first().getByRole("heading")).toHaveText(title);

  const visitor = await another({ javaScriptEnabled: false });
  await visitor.goto(w.path("/sport-jobs"));
  await offerOf(visitor, title)
    .getByRole("button", { name: w("jobs.wishlistButton.add") })
    .click();
  await expect(offerOf(visitor, title).getByText(w("errors.sign_in_required"))).toBeVisible();
});

test("on a phone cards are low, and the way to apply stands in the first screen of a vacancy", async ({ another }) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 740 } });
  await page.goto(w.path("/sport-jobs/search?kind=vacancy"));
  const card = page.getByRole("article").first();
  expect((await card.boundingBox())?.height).toBeLessThanOrEqual(330);
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("link", { name: w("jobs.application.apply") })).toBeInViewport();
});

test("the filtered listings work without scripts, page after page, each offer once", async ({ another, site }) => {
  await moreThanAPage(site);
  const w = wordsOf("es");
  const page = await another({ javaScriptEnabled: false });
  await page.goto(w.path("/sport-jobs"));
  await page.getByRole("link", { name: w("jobs.filter.vacancy") }).click();
  const titles = new Set<string>();
  for (let pages = 1; ; pages += 1) {
    expect(pages).toBeLessThan(20);
    await page.waitForLoadState();
    const titlesShown = await page.getByRole("article").getByRole("heading").allTextContents();
    for (const title of titlesShown) {
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
  await page.locator("select[name=sport]").selectOption("judo");
  await page.getByRole("button", { name: w("jobs.filter.show") }).click();
  await expect(page).toHaveURL(/sport=judo/);
  await expect(page.getByRole("article")).not.toHaveCount(0);
  await expect(page.getByRole("article").filter({ hasNotText: w("sports.name.judo") })).toHaveCount(0);
});

/** Copies the offers, so that they need a second page. */
const moreThanAPage = ({ databaseUrl }: Site) =>
  ask(
    databaseUrl,
    `insert into sport_jobs (user_id, kind, job_type, sport, title, description, availability, location_city, location_country, contact_email)
     select user_id, kind, job_type, sport, title || ' ' || left(id::text, 8), description, availability, location_city, location_country, contact_email
     from sport_jobs where kind = 'vacancy' and status = 'active'`,
  );
