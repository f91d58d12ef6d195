import type { Page } from "@playwright/test";
import { ask as query } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn, toastSaying } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { aDocument, describeWork } from "../support/browser/offers-steps";
import { signUpAsMinor } from "../support/browser/player-steps";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";
import { mp4Bytes } from "../support/factories/videos-on-disk";

// Other people get a 404 for the child's profile, which the browser logs.
test.use({ expectedComplaints: /404/ });

test("a child of 14 whose guardian has not answered tries every form, reads why in Spanish, and is shown to nobody", async ({
  another,
  site,
}) => {
  const w = wordsOf("es");
  const [page, club, visitor] = [await another(), await another(), await another()];
  const name = randomWord(6);
  const guardian = { guardianName: `Mona Sarr ${name}`, guardianEmail: `mona-${name}@test.recruit` };
  const email = `lina-${name}@test.recruit`;
  const birthDate = `${new Date().getUTCFullYear() - 14}-01-01`;
  const child = { firstName: "Lina", lastName: `Sarr ${name}`, email, sport: "judo", birthDate } as const;
  await signUpAsMinor(page, w, { ...child, ...guardian });
  const [player] = await query(
    site.databaseUrl,
    `select p.id, p.user_id as "userId" from players p join users u on u.id = p.user_id where u.email = '${email}'`,
  );
  const reads = (text: string) => expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible();

  await page.goto(w.path("/dashboard"));
  await reads(w("dashboard.guardianWaits", { name: guardian.guardianName }));

  await page.goto(w.path("/player-signup#player-experience"));
  const experience = page.getByLabel(w("players.field.experience"), { exact: true }).first();
  const save = page.getByRole("button", { name: w("players.save"), exact: true });
  await experience.fill("Six seasons. Call me: 06 12 34 56 78.");
  await save.click();
  await reads(w("errors.minor_contact_closed"));
  await experience.fill("Seven seasons, two national finals.");
  await save.click();
  await expect(toastSaying(page, w("toasts.profileSaved"))).toBeVisible();

  await page.goto(w.path("/player-signup#videos"));
  await reads(w("players.media.guardianDecides"));
  await page.locator("#videos input[name=title]").first().fill("Throws");
  await page
    .locator("#videos input[name=video][type=file]")
    .setInputFiles({ name: "throws.mp4", mimeType: "video/mp4", buffer: mp4Bytes() });
  await expect(page.locator("#videos figure img")).toBeVisible();
  await page.getByRole("button", { name: w("players.media.add"), exact: true }).click();
  await expect(page.getByRole("link", { name: /: Throws/ })).toBeVisible();

  await page.goto(w.path("/messages"));
  await reads(w("messages.emptyPlayer"));

  const [event] = await query(
    site.databaseUrl,
    `select id from sport_events where sport is not null and status = 'published' and is_public and taken_down_at is null
      and start_date > now() + interval '3 days' and coalesce(registration_deadline, start_date) > now() + interval '1 day' limit 1`,
  );
  await page.goto(w.path(`/events/${event?.id}`));
  const [register, wait] = [w("events.registration.submit"), w("events.registration.wait")];
  await page.getByRole("button", { name: new RegExp(`^(${register}|${wait})$`) }).click();
  await reads(w("errors.guardian_not_confirmed"));

  await page.goto(w.path("/sport-jobs/new"));
  const offer = page.locator("form.job-form");
  await describeWork(offer, w, `Judo for children ${name}`);
  await offer.getByLabel(w("jobs.form.identity")).setInputFiles(aDocument("card.png"));
  await expect(offer.getByText("card.png", { exact: true })).toBeVisible();
  await offer.getByRole("button", { name: w("jobs.form.submit") }).click();
  await reads(w("errors.publish_guardian_first"));

  const [vacancy] = await query(
    site.databaseUrl,
    "select id from sport_jobs where kind = 'vacancy' and status = 'active' and recruiter_id is not null limit 1",
  );
  await page.goto(w.path(`/sport-jobs/${vacancy?.id}/apply`));
  await reads(w("errors.application_guardian_first"));

  await page.goto(w.path("/esport-signup"));
  await reads(w("accounts.otherRole.esport.text"));

  await page.goto(w.path("/dashboard/cv"));
  await reads(w("cvs.make.guardianMakes"));

  await answersRequest();
  await isShownToNobody();

  /** A request from a club that was still allowed to send it: one from before the guardian withdrew consent. */
  async function answersRequest() {
    await query(
      site.databaseUrl,
      `insert into contact_requests (recruiter_id, player_id, message, expires_at)
        select r.id, '${player?.id}', 'Come to our training.', now() + interval '9 days' from recruiters r
        join users u on u.id = r.user_id where u.email = 'recruiter@demo.recruit'`,
    );
    await page.goto(w.path("/dashboard?show=requests"));
    await page.getByRole("button", { name: w("contacts.answer.accept"), exact: true }).click();
    await reads(w("contacts.received.waitsForGuardian"));
  }

  async function isShownToNobody() {
    await signIn(club, w, "recruiter@demo.recruit", DEMO_PASSWORD);
    for (const reader of [club, visitor]) await findsNothing(reader);
    const [counts] = await query(
      site.databaseUrl,
      `select (select count(*)::int from sport_jobs where user_id = '${player?.userId}') as offers,
        (select count(*)::int from job_applications where user_id = '${player?.userId}') as applications,
        (select count(*)::int from esport_players where user_id = '${player?.userId}') as esport,
        (select count(*)::int from disclosures where player_id = '${player?.id}') as disclosures,
        (select count(*)::int from event_registrations where player_id = '${player?.id}') as registrations,
        (select count(*)::int from threads where player_id = '${player?.id}') as threads`,
    );
    expect(counts).toEqual({ offers: 0, applications: 0, esport: 0, disclosures: 0, registrations: 0, threads: 0 });
  }

  async function findsNothing(reader: Page) {
    const answer = await reader.goto(w.path(`/players/${player?.id}`));
    expect(await answer?.text()).not.toContain(name);
    await expect(reader.getByText(w("not-found.title")).first()).toBeVisible();
  }
});
