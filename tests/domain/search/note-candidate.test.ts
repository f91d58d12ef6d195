import { afterEach, expect, test } from "vitest";
import { runDueHandlers } from "@/lib/entry/handlers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { noteBirthdays, noteCandidate } from "@/lib/search/steps/note-candidate";
import { aPlayer } from "../../support/factories/people";

afterEach(() => setClock(null));

test("every change of a player makes them a candidate again", async () => {
  const { actor, player } = await aPlayer();
  const mark = async () => (await db.alertCandidate.findUnique({ where: { playerId: player.id } }))?.mark;
  await db.$transaction((tx) => noteCandidate(tx, player.id, now()));
  const first = await mark();
  await db.domainEvent.create({
    data: { type: "player.updated", data: { playerId: player.id }, actorId: actor.userId },
  });
  await runDueHandlers();
  expect(await mark()).not.toBe(first);
});

test("the latest change is stored, and deleted players are not", async () => {
  const { player } = await aPlayer();
  const [early, late] = [now(), secondsFrom(now(), 60)];
  for (const changedTime of [late, early]) await db.$transaction((tx) => noteCandidate(tx, player.id, changedTime));
  expect(await db.alertCandidate.findUnique({ where: { playerId: player.id } })).toMatchObject({ changedAt: late });
  const unknownId = crypto.randomUUID();
  await db.$transaction((tx) => noteCandidate(tx, unknownId, early));
  expect(await db.alertCandidate.count({ where: { playerId: unknownId } })).toBe(0);
});

test("a birthday makes a candidate, for 29 February on 1 March", async () => {
  setClock(() => new Date("2027-03-01T12:11Z"));
  const born = (day: string) => aPlayer({ birthDate: new Date(day) });
  const [first, leap] = [await born("2009-03-01"), await born("2008-02-29")];
  await born("2009-03-02");
  await db.alertCandidate.deleteMany();
  await noteBirthdays();
  const noted = await db.alertCandidate.findMany({ where: { changedAt: now() } });
  const ids = noted.map(({ playerId }) => playerId);
  expect(ids).toEqual(expect.arrayContaining([first.player.id, leap.player.id]));
  const players = await db.player.findMany({ where: { id: { in: ids } }, select: { birthDate: true } });
  const days = players.map(({ birthDate }) => birthDate.toISOString().slice(5, 10));
  expect(new Set(days)).toEqual(new Set(["03-01", "02-29"]));
});
