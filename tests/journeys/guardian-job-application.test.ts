import { ask as query } from "@/scripts/database.ts";
import { DEMO_PASSWORD, demoEmails } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

test("a parent who applies for a job finds the application and their own offers below the children", async ({
  another,
  site,
}) => {
  const w = wordsOf("fr");
  const page = await another({ viewport: { width: 360, height: 780 } });
  const title = `Arbitre ${randomWord(6)}`;
  await query(
    site.databaseUrl,
    `insert into sport_jobs (user_id, kind, job_type, sport, title, description, availability, location_city, location_country, contact_email)
      select id, 'vacancy', 'coach', 'judo', '${title}', 'Deux tournois par saison.', 'part_time', 'Lyon', 'FR', email
      from users where email = '${demoEmails.parent}'`,
  );
  const [vacancy] = await query(
    site.databaseUrl,
    "select id, title from sport_jobs where kind = 'vacancy' and status = 'active' and recruiter_id is not null limit 1",
  );

  await signIn(page, w, demoEmails.parent, DEMO_PASSWORD);
  await page.goto(w.path(`/sport-jobs/${vacancy?.id}/apply`));
  await page.getByLabel(w("jobs.form.birthDate"), { exact: true }).fill("1979-05-02");
  await page.getByLabel(w("jobs.application.words")).fill("Dix saisons au bord du tapis, libre le week-end.");
  await page.getByRole("button", { name: w("jobs.application.send") }).click();
  await expect(toastSaying(page, w("toasts.applicationSent"))).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(w("players.children.title"));

  const sentOffer = page
    .locator("#applications")
    .getByRole("listitem")
    .filter({ hasText: String(vacancy?.title) });
  await expect(sentOffer.getByText(w("jobs.application.states.sent"))).toBeVisible();
  const ownOffer = page.locator("#offers").getByRole("listitem").filter({ hasText: title });
  await ownOffer.getByRole("button", { name: w("jobs.own.closeWhich", { title }) }).click();
  await expect(toastSaying(page, w("toasts.jobClosed"))).toBeVisible();
  await expect(ownOffer.getByText(w("jobs.own.status.closed"), { exact: true })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});
