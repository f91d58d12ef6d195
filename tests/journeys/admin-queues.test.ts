import type { Page } from "@playwright/test";
import { scopes } from "@/lib/platform/command/actor";
import { isoIn } from "@/lib/platform/i18n/zone";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo } from "../support/browser/mailbox";
import { signUpAsRecruiter } from "../support/browser/recruiter-steps";
import { anAccountAt, anOfferAt, staffAt } from "../support/browser/reports-steps";
import type { Site } from "../support/browser/sites";
import { type Words, wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

/** Steps from the overview to the completed task. */
const mostSteps = 5;

const ways = [
  { locale: "fr", viewport: { width: 1280, height: 800 } },
  { locale: "ar", viewport: { width: 360, height: 740 } },
] as const;

/** Actions of a staff member, counted as steps: following a link, searching, filling in a form, pressing a button. */
function inAdminLists(page: Page, w: Words) {
  let steps = 0;
  const step = async (...acts: (() => Promise<unknown>)[]) => {
    steps += 1;
    for (const act of acts) await act();
  };
  const follow = (name: string | RegExp) => step(() => page.getByRole("link", { name }).first().click());
  const press = (name: string) => step(() => page.getByRole("button", { name, exact: true }).first().click());
  const search = (text: string) =>
    step(
      () => page.getByRole("searchbox").first().fill(text),
      () => page.keyboard.press("Enter"),
    );
  const task = (name: string, done: () => Promise<void>) =>
    test.step(name, async () => {
      await page.goto(w.path("/admin"));
      steps = 0;
      await done();
      expect(steps, name).toBeLessThanOrEqual(mostSteps);
    });
  const open = (section: string) =>
    step(() =>
      page
        .getByRole("navigation", { name: w("admin.tabs") })
        .getByRole("link", { name: new RegExp(`^${w(`admin.${section}`)}`) })
        .click(),
    );
  return { task, step, follow, press, search, open };
}

async function aChiefAt(site: Site) {
  const [first, ...others] = scopes;
  const chief = await staffAt(site, "chief", first);
  for (const scope of others)
    await ask(site.databaseUrl, `insert into staff_scopes (user_id, scope) values ('${chief.id}', '${scope}')`);
  return chief;
}

for (const { locale, viewport } of ways) {
  test(`what waits on a Monday is done in at most ${mostSteps} steps each, in ${locale}, ${viewport.width} wide`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const mark = randomWord(6);
    const [chief, owner, reporter] = [
      await aChiefAt(site),
      await anAccountAt(site, "owner", locale),
      await anAccountAt(site, "reporter", locale),
    ];
    const [reported, shortlisted] = [await anOfferAt(site, owner.id), await anOfferAt(site, owner.id)];
    const club = { name: `AS Lundi ${mark}`, email: `monday-${mark}@test.recruit` };
    const newRecruiter = await another();
    await signUpAsRecruiter(newRecruiter, w, club);
    const hers = await another();
    await signIn(hers, w, reporter.email, DEMO_PASSWORD);
    await hers.goto(w.path(reported.path));
    await hers.getByRole("link", { name: w("moderation.what.job"), exact: true }).click();
    await hers.getByLabel(w("moderation.form.reason"), { exact: true }).selectOption("fraud");
    await hers.locator("textarea[name=words]").fill("300 euros before any talk.");
    await hers.getByRole("button", { name: w("moderation.form.send"), exact: true }).click();
    await expect(hers).toHaveURL(new RegExp(`${reported.path}(#\\w+)?$`));
    const asker = { name: `Nadia ${mark}`, email: `nadia-${mark}@test.recruit` };
    await ask(
      site.databaseUrl,
      `insert into tickets (name, email, message, locale) values ('${asker.name}', '${asker.email}', 'How do I cancel?', 'en')`,
      `insert into wishlist_items (recruiter_id, job_id)
       select r.id, '${shortlisted.path.split("/").at(-1)}' from recruiters r join users u on u.id = r.user_id
       where u.email = 'recruiter@demo.recruit'`,
    );

    const page = await another({ viewport, acceptDownloads: true });
    await signIn(page, w, chief.email, DEMO_PASSWORD);
    const staffActs = inAdminLists(page, w);

    await staffActs.task("who somebody is, and everything that happened", async () => {
      await staffActs.open("users");
      await staffActs.search(reporter.email);
      await staffActs.follow(reporter.name);
      await expect(page.getByRole("heading", { level: 1, name: reporter.name })).toBeVisible();
    });

    await staffActs.task("a club's document is looked at and approved", async () => {
      await staffActs.open("kyc");
      const row = page.getByRole("row").filter({ hasText: club.name }).first();
      await staffActs.step(() => row.getByRole("link", { name: w("verification.queue.look"), exact: true }).click());
      const waitingCase = page
        .locator("section[id^=case-]")
        .filter({ has: page.getByRole("checkbox") })
        .first();
      await expect(waitingCase).toBeVisible();
      await staffActs.step(async () => {
        for (const box of await waitingCase.getByRole("checkbox").all()) await box.check();
      });
      await staffActs.press(w("verification.queue.approve"));
      await expect(page.getByText(w("verification.state.verified"), { exact: true }).first()).toBeVisible();
    });

    await staffActs.task("a question is answered by mail", async () => {
      await staffActs.open("tickets");
      await staffActs.search(asker.email);
      await staffActs.follow(asker.name);
      await staffActs.step(() =>
        page.getByLabel(w("admin.ticket.answer")).and(page.locator("textarea")).fill("On the page of your plan."),
      );
      await staffActs.press(w("admin.ticket.send"));
      await expect.poll(async () => (await mailsTo(site, asker.email)).at(-1)).toContain("On the page of your plan.");
    });

    await staffActs.task("what was reported is taken down", async () => {
      await staffActs.open("moderation");
      await staffActs.search(reported.title);
      await staffActs.follow(reported.title);
      await staffActs.step(
        () => page.locator("input[name=ruling][value=taken_down]").check(),
        () => page.locator("textarea[name=reason]").fill("Nobody pays before a trial."),
      );
      await staffActs.press(w("moderation.admin.send"));
      const ruling = w("moderation.rulings.taken_down");
      await expect(page.getByText(w("moderation.admin.isDecided", { ruling, name: chief.name }))).toBeVisible();
    });

    await staffActs.task("an article is begun in four languages and handed to a colleague", async () => {
      await staffActs.open("news");
      await staffActs.follow(w("news.admin.new"));
      await staffActs.step(async () => {
        await page.locator("select[name=sport]").selectOption("judo");
        for (const language of ["en", "fr", "es", "ar"]) {
          const tab = page.locator(`input[name=_shown][value=${language}]`);
          if (await tab.locator("..").isVisible()) await tab.check({ force: true });
          await page.locator(`#article-title_${language}`).fill(`Two villages ${mark} ${language}`);
          await page.locator(`#article-content_${language}`).fill("They share a pitch.");
        }
      });
      await staffActs.press(w("news.admin.begin"));
      await staffActs.press(w("news.admin.submit"));
      await expect(page).toHaveURL(/\/admin\/news$/);
    });

    await staffActs.task("an event is announced", async () => {
      await staffActs.open("events");
      await staffActs.follow(w("events.organizer.create"));
      const form = page.locator("form#event");
      const start = isoIn("Europe/Paris", new Date(Date.now() + 20 * 3_600_000)).slice(0, 16);
      await staffActs.step(
        () => form.locator("[name=title]").fill(`Monday trial ${mark}`),
        () => form.locator("[name=eventType]").selectOption("tryout"),
        () => form.locator("[name=sport]").selectOption("football"),
        () => form.locator("[name=description]").fill("Two matches, then a talk."),
        () => form.locator("[name=location]").fill("Lyon"),
        () => form.getByLabel(w("events.form.start")).fill(start),
        () => form.getByLabel(w("events.form.timeZone")).selectOption("Europe/Paris"),
      );
      await staffActs.press(w("events.form.publish"));
      await expect(page.getByRole("heading", { level: 1, name: `Monday trial ${mark}` })).toBeVisible();
      await expect(page.getByText(w("events.organizer.states.upcoming"), { exact: true }).first()).toBeVisible();
    });

    await staffActs.task("the week is taken along as a PDF", async () => {
      await staffActs.open("reports");
      await staffActs.follow(w("reports.weekly"));
      const saved = page.waitForEvent("download");
      await staffActs.follow(w("reports.pdf"));
      expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    });

    await staffActs.task("a club and an offer are put in touch", async () => {
      await staffActs.open("wishlist");
      const row = page.getByRole("row").filter({ hasText: shortlisted.title });
      await staffActs.step(() => row.getByRole("button", { name: w("jobs.admin.done"), exact: true }).click());
      await expect(row).toContainText(w("jobs.admin.states.written"));
      await expect.poll(async () => (await mailsTo(site, owner.email)).at(-1)).toContain(shortlisted.title);
    });

    await staffActs.task("whoever a search finds is taken along as a table", async () => {
      await staffActs.open("users");
      await staffActs.search(mark);
      await staffActs.step(() => page.getByText(w("lists.export"), { exact: true }).click());
      const saved = page.waitForEvent("download");
      await staffActs.follow(w("lists.csv"));
      expect((await saved).suggestedFilename()).toMatch(/\.csv$/);
    });
  });
}
