import { afterEach, beforeEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { stopAlert } from "@/lib/search/commands/stop-alert";
import { toggleAlert } from "@/lib/search/commands/toggle-alert";
import { foundPlayers } from "@/lib/search/queries/alerts";
import { noteCandidate } from "@/lib/search/steps/note-candidate";
import { emailsTo } from "../../support/factories/accounts";
import { aCandidate, anAlert, hitsOf, notifyDue, sweep } from "../../support/factories/alerts";
import { aRecruiter } from "../../support/factories/people";

beforeEach(async () => {
  await db.alertCandidate.deleteMany();
  await db.talentAlert.deleteMany();
});
afterEach(() => setClock(null));

const setTime = (time: string, day = "2026-11-23") => setClock(() => new Date(`${day}T${time}Z`));
const bell = async (actor: Parameters<typeof bellView>[0]) => (await bellView(actor, "en")).items;

test("all results give one e-mail and one notification, with reasons and links to disable each alert", async () => {
  const recruiter = await aRecruiter();
  const { actor, user } = recruiter;
  const judo = await anAlert({ sport: "judo", ageMin: 18, ageMax: 23 }, { name: "Young judo" }, recruiter);
  await anAlert({ sport: "rugby" }, {}, recruiter);
  const hidden = await aCandidate({ primarySport: "judo", fullName: "Kept Private" });
  await aCandidate({ primarySport: "rugby", fullName: "Said Aloud", publishName: true });
  await sweep();
  expect(await notifyDue()).toBe(1);
  await runDueHandlers();
  const [email, ...more] = await emailsTo(user.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe("2 new players match your alerts");
  expect(email?.body).toContain("Young judo\nCriteria met: Judo · aged 18–23\n");
  expect(email?.body).toContain(`• ${hidden.player.handle}: Judo`);
  expect(email?.body).toContain(`http://localhost:3000/players/${hidden.player.id}`);
  expect(email?.body).toContain("Custom alert\nCriteria met: Rugby\n");
  expect(email?.body).toContain("• Said Aloud: Rugby");
  expect(email?.body).not.toContain("Kept Private");
  expect(email?.unsubscribe).toContain(".talents.");
  const [news, ...others] = await bell(actor);
  expect(others).toEqual([]);
  expect(news?.title).toBe("2 new players match your alerts");
  expect(news?.message).toContain(hidden.player.handle);
  const foundList = await foundPlayers(actor, "en");
  expect(foundList.map(({ card, why }) => [card.name ?? card.handle, why]).sort()).toEqual(
    [
      [hidden.player.handle, "Judo · aged 18–23"],
      ["Said Aloud", "Rugby"],
    ].sort(),
  );
  const key = email?.body.match(/\/stop-alert\/(\S+)/)?.[1] ?? "";
  await stopAlert(visitor(), { key });
  expect(await db.talentAlert.findUnique({ where: { id: judo.alert.id } })).toMatchObject({ isActive: false });
});

test("a second run, in parallel or after another change, sends no second e-mail", async () => {
  const { user, recruiter, actor } = await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "judo" });
  await sweep();
  const counts = await Promise.all([notifyDue(), notifyDue(), notifyDue()]);
  expect(counts.reduce((sum, count) => sum + count)).toBe(1);
  await db.$transaction((tx) => noteCandidate(tx, player.id, now()));
  await sweep();
  expect(await notifyDue()).toBe(0);
  await runDueHandlers();
  await runDueHandlers();
  expect(await emailsTo(user.email)).toHaveLength(1);
  expect(await bell(actor)).toHaveLength(1);
  expect(await hitsOf(recruiter.id)).toHaveLength(1);
});

test("a failed e-mail rolls everything back and is written in the next run", async () => {
  const { user, recruiter } = await anAlert({ sport: "judo" });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  await db.$executeRaw`create function break_off() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`;
  await db.$executeRaw`create trigger break_off before insert on mails for each row execute function break_off()`;
  const events = () =>
    db.domainEvent.count({ where: { type: "alert.matched", data: { path: ["recruiterId"], equals: recruiter.id } } });
  try {
    expect(await notifyDue()).toBe(0);
  } finally {
    await db.$executeRaw`drop function break_off() cascade`;
  }
  expect(await events()).toBe(0);
  expect(await hitsOf(recruiter.id)).toMatchObject([{ notifiedAt: null }]);
  expect(await notifyDue()).toBe(1);
  expect(await events()).toBe(1);
  expect(await emailsTo(user.email)).toHaveLength(1);
});

test("a daily alert notifies at 8 in the reader's time zone, a weekly one on Mondays", async () => {
  setTime("05:00", "2026-11-22");
  const recruiter = await aRecruiter();
  await anAlert({ sport: "judo" }, { frequency: "daily" }, recruiter);
  await anAlert({ sport: "rugby" }, { frequency: "weekly" }, recruiter);
  const { user } = recruiter;
  await aCandidate({ primarySport: "judo" });
  await aCandidate({ primarySport: "rugby" });
  await sweep();
  const round = () => notifyDue("daily", "weekly");
  expect(await notifyDue()).toBe(0);
  setTime("06:33", "2026-11-22");
  expect(await round()).toBe(0);
  setTime("07:03", "2026-11-22");
  expect(await round()).toBe(1);
  expect((await emailsTo(user.email)).at(-1)?.body).not.toContain("Rugby");
  await aCandidate({ primarySport: "judo" });
  await sweep();
  setTime("08:03", "2026-11-22");
  expect(await round()).toBe(0);
  setTime("07:03");
  expect(await round()).toBe(1);
  const emails = await emailsTo(user.email);
  expect(emails).toHaveLength(2);
  expect(emails.at(-1)?.subject).toBe("2 new players match your alerts");
  expect(emails.at(-1)?.body).toContain("Rugby");
});

test("players who no longer match or are invisible are not notified and can be found again", async () => {
  const { user, recruiter } = await anAlert({ sport: "judo" });
  const { player } = await aCandidate({ primarySport: "judo" });
  await sweep();
  await db.player.update({ where: { id: player.id }, data: { status: "hidden" } });
  expect(await notifyDue()).toBe(0);
  expect(await emailsTo(user.email)).toEqual([]);
  expect(await hitsOf(recruiter.id)).toEqual([]);
  await db.player.update({ where: { id: player.id }, data: { status: "listed" } });
  await db.$transaction((tx) => noteCandidate(tx, player.id, now()));
  await sweep();
  expect(await notifyDue()).toBe(1);
});

test("a suspended or unverified organization is not notified", async () => {
  const suspended = await anAlert({ sport: "judo" });
  const rejected = await anAlert({ sport: "judo" });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  await db.user.update({ where: { id: suspended.user.id }, data: { disabledAt: now() } });
  await db.recruiter.update({ where: { id: rejected.recruiter.id }, data: { status: "rejected" } });
  expect(await notifyDue()).toBe(0);
});

test("a disabled alert does not notify", async () => {
  const { actor, alert, user } = await anAlert({ sport: "judo" });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  await toggleAlert(actor, { alertId: alert.id, active: "off" });
  expect(await notifyDue()).toBe(0);
  expect(await emailsTo(user.email)).toEqual([]);
});

test("the chosen channels are used: without e-mails the notification remains", async () => {
  const { actor, user } = await anAlert({ sport: "judo" });
  await db.notificationSettings.create({
    data: { userId: user.id, bell: ["talents"], mail: [], digest: [], push: [] },
  });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  setClock(() => secondsFrom(new Date(), 1));
  expect(await notifyDue()).toBe(1);
  await runDueHandlers();
  expect(await emailsTo(user.email)).toEqual([]);
  expect(await bell(actor)).toHaveLength(1);
});

test("the e-mail is in its reader's language", async () => {
  const { user } = await anAlert({ sport: "judo", ageMax: 23 });
  await db.user.update({ where: { id: user.id }, data: { locale: "fr" } });
  await aCandidate({ primarySport: "judo" });
  await sweep();
  await notifyDue();
  const [email] = await emailsTo(user.email);
  expect(email?.subject).toBe("Un nouveau joueur correspond à vos alertes");
  expect(email?.body).toContain("Alerte personnalisée\nCritères remplis\u00a0: Judo · jusqu’à 23 ans");
  expect(email?.body).toContain("http://localhost:3000/fr/stop-alert/");
});

test("the e-mail shows the ages searched, not the ones typed", async () => {
  const recruiter = await aRecruiter({ plan: null });
  await anAlert({ sport: "judo", ageMin: 19, ageMax: 22 }, { name: "Judo" }, recruiter);
  await aCandidate({ primarySport: "judo", age: 23 });
  await sweep();
  await notifyDue();
  expect((await emailsTo(recruiter.user.email))[0]?.body).toContain("Judo\nCriteria met: Judo · aged 18–23\n");
  expect((await foundPlayers(recruiter.actor, "en")).map(({ why }) => why)).toEqual(["Judo · aged 18–23"]);
});
