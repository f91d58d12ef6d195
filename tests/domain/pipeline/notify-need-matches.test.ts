import { afterEach, beforeEach, expect, test } from "vitest";
import { notifyNeedMatches } from "@/lib/pipeline/steps/notify-need-matches";
import { secondsFrom, setClock } from "@/lib/platform/clock";
import { system } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aNeed, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aPlayer } from "../../support/factories/people";

const morning = new Date("2026-11-23T08:05:00Z");
const nextMorning = new Date("2026-11-24T08:05:00Z");
const clock = (date: Date) => setClock(() => date);
const notifyMatches = () => notifyNeedMatches(system());
const notifiedTitles = async (recruiterId: string) =>
  db.domainEvent.count({ where: { type: "need.matched", data: { path: ["recruiterId"], equals: recruiterId } } });

beforeEach(async () => {
  await db.need.deleteMany();
  await db.match.deleteMany();
});
afterEach(() => setClock(null));

/** A player who scores 80 or more for a need with optional criteria only. */
async function aHighMatch() {
  clock(morning);
  const { player } = await aPlayer({ primarySport: "wrestling" });
  await db.playerClaim.create({
    data: { playerId: player.id, attribute: "grip", number: 60, grade: "federation", measuredOn: morning },
  });
  const need = await aNeed({ sport: "wrestling", conditions: [{ key: "grip", min: 50, optional: true }] });
  await holdNeeds();
  return need;
}

test("new matches of 80 and more are notified together in the morning, each once", async () => {
  const { need, recruiter } = await aHighMatch();
  const high = await matchesOf(need.id, { stands: true, compatibilityScore: { gte: 80 } });
  expect(high.length).toBeGreaterThan(0);
  clock(secondsFrom(morning, -4 * 3600));
  expect(await notifyMatches()).toBe(0);
  clock(morning);
  expect(await notifyMatches()).toBe(1);
  expect(await notifyMatches()).toBe(0);
  clock(nextMorning);
  expect(await notifyMatches()).toBe(0);
  await db.need.update({ where: { id: need.id }, data: { sweptAt: null } });
  await holdNeeds();
  expect(await notifyMatches()).toBe(0);
  expect(await notifiedTitles(recruiter.id)).toBe(1);
});

test("later matches wait for the next morning; declined ones are not notified", async () => {
  const { need, recruiter } = await aHighMatch();
  await notifyMatches();
  const all = await matchesOf(need.id, { compatibilityScore: { gte: 80 } });
  await db.match.updateMany({ where: { id: { in: all.slice(1).map(({ id }) => id) } }, data: { notifiedAt: null } });
  const again = { id: { in: all.slice(0, 1).map(({ id }) => id) } };
  const late = await aPlayer({ primarySport: "wrestling" });
  const { id } = await db.match.create({
    data: {
      recruiterId: recruiter.id,
      playerId: late.player.id,
      needId: need.id,
      sportMatch: "wrestling",
      compatibilityScore: 85,
      playerDeclinedAt: morning,
    },
  });
  expect(await db.match.count({ where: { ...again, notifiedAt: { not: null } } })).toBe(1);
  expect(await notifyMatches()).toBe(0);
  clock(nextMorning);
  await db.match.updateMany({
    where: { recruiterId: recruiter.id, NOT: { OR: [again, { id }] } },
    data: { notifiedAt: morning },
  });
  expect(await notifyMatches()).toBe(0);
  await db.match.update({ where: { id }, data: { playerDeclinedAt: null } });
  expect(await notifyMatches()).toBe(1);
});
