import { PgBoss } from "pg-boss";
import { ask } from "@/scripts/database.ts";
import { DEMO_PASSWORD } from "../../prisma/seed/accounts";
import { signIn } from "../support/browser/common-steps";
import { expect, test } from "../support/browser/journey";
import { mailsTo, openMailedLink } from "../support/browser/mailbox";
import { signUpAsPlayer } from "../support/browser/player-steps";
import type { Site } from "../support/browser/sites";
import { wordsOf } from "../support/browser/words";
import { randomWord } from "../support/factories/random-word";

const recruiter = "recruiter@demo.recruit";
/** The language of their e-mails, and therefore of the page that an e-mail links to. */
const inEmails = wordsOf("fr");

for (const { locale, scripts } of [
  { locale: "fr", scripts: true },
  { locale: "ar", scripts: false },
] as const) {
  test(`a saved search announces a new player, and none once it is switched off, in ${locale}, ${scripts ? "with" : "without"} scripts`, async ({
    another,
    site,
  }) => {
    const w = wordsOf(locale);
    const name = `Judo ${randomWord(6)}`;
    // A notification names three players: those of earlier tests are announced first.
    await expect(async () => {
      await sweepNow(site);
      expect(await ask(site.databaseUrl, waitingPlayers)).toEqual([]);
    }).toPass({ timeout: 300_000, intervals: [3_000] });
    const club = await another({ javaScriptEnabled: scripts });
    await signIn(club, w, recruiter, DEMO_PASSWORD);
    await club.goto(w.path(`/players?sport=judo&ageMax=${scripts ? 60 : 61}`));
    await club.getByText(w("alerts.keep.title"), { exact: true }).filter({ visible: true }).click();
    await club.getByLabel(w("alerts.name"), { exact: true }).fill(name);
    await club.getByLabel(w("alerts.frequency.label")).selectOption("instant");
    await club.getByRole("button", { name: w("alerts.create"), exact: true }).click();
    await expect(club.getByRole("heading", { level: 2, name })).toBeVisible();

    const email = `kenza-${randomWord(6)}@test.recruit`;
    const hers = await another({ javaScriptEnabled: scripts });
    await signUpAsPlayer(hers, w, { firstName: "Kenza", lastName: "Alaoui", email, sport: "judo" });
    const handle = await handleOf(site, email);
    await expect(async () => {
      await sweepNow(site);
      expect(await emailAbout(site, handle)).toContain(name);
    }).toPass({ timeout: 300_000, intervals: [3_000] });
    expect(await emailAbout(site, handle)).not.toContain("Alaoui");

    await expect(async () => {
      await club.goto(w.path("/notifications"));
      await expect(club.getByRole("main")).toContainText(handle, { timeout: 3_000 });
    }).toPass({ timeout: 300_000 });
    await club.goto(w.path("/dashboard/alerts"));
    await expect(
      club.getByRole("region", { name: w("alerts.found.title") }).getByRole("link", { name: handle }),
    ).toBeVisible();

    const anywhere = await another({ javaScriptEnabled: scripts });
    await openMailedLink(anywhere, site, recruiter, "/stop-alert/");
    await anywhere.getByRole("button", { name: inEmails("alerts.stop.stop"), exact: true }).click();
    await expect(anywhere.getByRole("heading", { name: inEmails("alerts.stop.done") })).toBeVisible();
    await club.goto(w.path("/dashboard/alerts"));
    const alarm = club.getByRole("switch", { name: w("alerts.switch", { name }) });
    await expect(alarm).not.toBeChecked();

    const second = `lina-${randomWord(6)}@test.recruit`;
    const clubPage = await another({ javaScriptEnabled: scripts });
    await signUpAsPlayer(clubPage, w, { firstName: "Lina", lastName: "Haddad", email: second, sport: "judo" });
    const silent = await handleOf(site, second);
    await expect(async () => {
      await sweepNow(site);
      expect(await ask(site.databaseUrl, waitingPlayers)).toEqual([]);
    }).toPass({ timeout: 300_000, intervals: [3_000] });
    expect(await emailAbout(site, silent)).toBe("");

    await alarm.click();
    await expect(alarm).toBeChecked();
    await club
      .getByRole("listitem")
      .filter({ hasText: name })
      .getByText(w("common.edit"), { exact: true })
      .first()
      .click();
    await club.getByRole("button", { name: w("alerts.deleteWhich", { name }) }).click();
    await expect(club.getByRole("heading", { level: 2, name })).toHaveCount(0);
  });
}

/** Players to compare with alerts, and matches that the organization is told of at the next run. */
const waitingPlayers = `select player_id from alert_candidates union all
  select h.player_id from alert_hits h join talent_alerts a on a.id = h.alert_id
    join recruiters r on r.id = h.recruiter_id join users u on u.id = r.user_id
  where u.email = '${recruiter}' and h.notified_at is null and a.is_active and a.frequency = 'instant'`;

async function handleOf({ databaseUrl }: Site, email: string): Promise<string> {
  const [player] = await ask(databaseUrl, `select handle from players where email = '${email}'`);
  return String(player?.handle);
}

const emailAbout = async (site: Site, handle: string) =>
  (await mailsTo(site, recruiter)).findLast((body) => body.includes(handle)) ?? "";

async function sweepNow({ databaseUrl }: Site) {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 1, supervise: false, schedule: false });
  await boss.start();
  await boss.send("alerts", {});
  await boss.stop({ graceful: false });
}
