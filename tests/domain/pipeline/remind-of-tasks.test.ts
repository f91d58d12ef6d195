import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { bellView } from "@/lib/notifications/queries/bell";
import { remindOfTasks } from "@/lib/pipeline/steps/remind-of-tasks";
import { now, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { emailsTo } from "../../support/factories/accounts";
import { asRecruiter } from "../../support/factories/alerts";
import { aMatch, aTask } from "../../support/factories/board";
import { aNeed } from "../../support/factories/needs";
import { aRecruiter } from "../../support/factories/people";

beforeEach(async () => {
  await db.matchTask.deleteMany();
});
afterEach(() => setClock(null));

const setTime = (time: string) => setClock(() => new Date(`2026-11-23T${time}Z`));
const dueOn = new Date("2026-11-23T00:00:00Z");
const remind = () => remindOfTasks(system(), asRecruiter);

async function aFrenchClub() {
  const club = await aRecruiter();
  await db.recruiter.update({ where: { id: club.recruiter.id }, data: { country: "FR" } });
  return club;
}

test("reminders are sent once on the morning of the day, in one e-mail and one notification", async () => {
  const club = await aFrenchClub();
  const { match, player } = await aMatch(club);
  for (const title of ["Call the coach", "Watch the video"]) await aTask(match.id, { what: title, dueOn });
  await aTask(match.id, { what: "Later", dueOn: new Date("2026-11-24T00:00:00Z") });
  setTime("05:30:00");
  expect(await remind()).toBe(0);
  setTime("06:05:00");
  expect(await Promise.all([remind(), remind()])).toContain(1);
  expect(await remind()).toBe(0);
  await runDueHandlers();
  const [email, ...more] = await emailsTo(club.user.email);
  expect(more).toEqual([]);
  expect(email?.subject).toBe("2 tasks are due today");
  expect(email?.body).toContain(`• Call the coach (${player.handle})`);
  expect(email?.body).not.toContain("Later");
  expect(email?.body).not.toContain(player.fullName);
  expect(email?.unsubscribe).toContain(".pipeline.");
  expect((await bellView(club.actor, "en")).items).toMatchObject([{ title: "2 tasks are due today" }]);
});

test("no reminder for tasks that are done, on closed cards, or created when already due", async () => {
  const club = await aFrenchClub();
  const [{ match }, { match: closed }] = [await aMatch(club), await aMatch(club, { status: "closed" })];
  await aTask(match.id, { dueOn, doneAt: dueOn });
  await aTask(match.id, { dueOn, remindedAt: dueOn });
  await aTask(closed.id, { dueOn });
  setTime("10:00:00");
  expect(await remind()).toBe(0);
});

test("no reminder for a card that is no longer in the pipeline", async () => {
  const club = await aFrenchClub();
  const { need } = await aNeed({ sport: "football" }, {}, club);
  const { match } = await aMatch(club, { needId: need.id, foundAt: now(), lapsedAt: now() });
  expect(match.stands).toBe(false);
  await aTask(match.id, { dueOn });
  setTime("10:00:00");
  expect(await remind()).toBe(0);
  const { match: otherMatch } = await aMatch(club);
  await aTask(otherMatch.id, { dueOn, what: "Call the coach" });
  expect(await remind()).toBe(1);
  const [email] = await emailsTo(club.user.email);
  expect(email?.subject).toBe("A task is due today");
});

test("for hidden or blocked players only the task is shown; names are read in one query for all tasks", async () => {
  const club = await aFrenchClub();
  const [seenMatch, hidden, blocking] = [await aMatch(club), await aMatch(club), await aMatch(club)];
  await aTask(seenMatch.match.id, { dueOn, what: "Call the coach" });
  setTime("10:00:00");
  const querySpy = vi.spyOn(pg.Client.prototype, "query");
  const statements = async () => {
    querySpy.mockClear();
    expect(await remind()).toBe(1);
    return querySpy.mock.calls.length;
  };
  const statementCount = await statements();
  await db.player.update({ where: { id: hidden.player.id }, data: { status: "hidden" } });
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: club.user.id } });
  await aTask(seenMatch.match.id, { dueOn, what: "Watch the video" });
  await aTask(hidden.match.id, { dueOn, what: "Call the parents" });
  await aTask(blocking.match.id, { dueOn, what: "Write to them" });
  expect(await statements()).toBe(statementCount);
  querySpy.mockRestore();
  const bodies = (await emailsTo(club.user.email)).map(({ body }) => body).join();
  expect(bodies).toContain(`• Watch the video (${seenMatch.player.handle})`);
  for (const bare of ["Call the parents", "Write to them"]) expect(bodies).toContain(`• ${bare}\n`);
  for (const { player } of [hidden, blocking]) expect(bodies).not.toContain(player.handle);
});
