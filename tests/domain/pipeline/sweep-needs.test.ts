import { afterEach, beforeEach, expect, test } from "vitest";
import { mostMatches } from "@/lib/pipeline/schema/need";
import { scoreVersion } from "@/lib/pipeline/schema/score";
import { daysFrom, now, setClock } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aNeed, aNewcomer, claims, holdNeeds, matchesOf } from "../../support/factories/needs";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";
import { statementsOf } from "../../support/statements";

const deleteEarlierRows = async () => {
  await db.matchCandidate.deleteMany();
  await db.need.deleteMany();
  await db.player.deleteMany({ where: { primarySport: "wrestling" } });
};
beforeEach(deleteEarlierRows);
afterEach(() => setClock(null));

const sport = "wrestling";
const fitting = async (needId: string) => (await matchesOf(needId)).map(({ playerId }) => playerId).sort();

test("a new need is scored against everybody who meets the required criteria, with parts and version of the score", async () => {
  const fits = await aPlayer({ primarySport: sport, level: "amateur" });
  await aPlayer({ primarySport: sport, level: "professional" });
  await aPlayer({ primarySport: "judo" });
  const { need } = await aNeed({ sport, levels: ["amateur"] });
  await holdNeeds();
  const [match, ...others] = await matchesOf(need.id);
  expect(others).toEqual([]);
  expect(match).toMatchObject({ playerId: fits.player.id, sportMatch: sport, status: "pending", scoreVersion });
  const { parts } = (match?.parts ?? { parts: [] }) as { parts: { got: number }[] };
  expect(parts.reduce((sum, { got }) => sum + got, 0)).toBe(match?.compatibilityScore);
  expect(await db.need.findUniqueOrThrow({ where: { id: need.id } })).toMatchObject({ sweptAt: expect.any(Date) });
});

test("new and changed players are scored, and those who no longer fit are removed", async () => {
  const { need } = await aNeed({ sport, levels: ["amateur"] });
  await holdNeeds();
  const { player } = await aNewcomer({ primarySport: sport });
  await holdNeeds();
  expect(await fitting(need.id)).toEqual([player.id]);
  expect(await db.matchCandidate.count()).toBe(0);
  await db.player.update({ where: { id: player.id }, data: { level: "professional" } });
  await db.matchCandidate.create({ data: { playerId: player.id } });
  await holdNeeds();
  expect(await fitting(need.id)).toEqual([]);
});

test("better evidence raises the score at the next run", async () => {
  const { player } = await aPlayer({ primarySport: sport });
  const { need } = await aNeed({ sport, conditions: [{ key: "grip", min: 50, optional: true }] });
  await holdNeeds();
  const [before] = await matchesOf(need.id);
  await claims(player.id, "grip", { number: 60, grade: "coach" });
  await db.matchCandidate.create({ data: { playerId: player.id } });
  await holdNeeds();
  const [after] = await matchesOf(need.id);
  expect(after?.compatibilityScore).toBeGreaterThan(before?.compatibilityScore ?? 100);
});

test("an organization and a player have one match, for the best need", async () => {
  const recruiter = await aRecruiter();
  const { player } = await aPlayer({ primarySport: sport });
  const worse = await aNeed({ sport, conditions: [{ key: "grip", min: 90, optional: true }] }, {}, recruiter);
  const better = await aNeed({ sport }, {}, recruiter);
  await holdNeeds();
  expect(await fitting(better.need.id)).toEqual([player.id]);
  expect(await fitting(worse.need.id)).toEqual([]);
});

test("no match with invisible players, with minors for an agent, or without profile access", async () => {
  const blocking = await aPlayer({ primarySport: sport });
  await aPlayer({ primarySport: sport, status: "hidden" });
  const minor = await aMinor({ primarySport: sport });
  const club = await aNeed({ sport });
  const agent = await aNeed({ sport }, {}, await aRecruiter({ organizationType: "agent" }));
  const without = await aNeed({ sport }, {}, await aRecruiter({ plan: null }));
  const unverified = await aNeed({ sport }, {}, await aRecruiter({ status: "pending" }));
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: club.user.id } });
  await holdNeeds();
  expect(await fitting(club.need.id)).toEqual([minor.player.id]);
  expect(await fitting(agent.need.id)).toEqual([blocking.player.id]);
  expect(await fitting(without.need.id)).toEqual([]);
  expect(await fitting(unverified.need.id)).toEqual([]);
});

test("a run keeps declined matches declined and the column of those in progress", async () => {
  const [firstPlayer, other] = [await aPlayer({ primarySport: sport }), await aPlayer({ primarySport: sport })];
  const { need, recruiter } = await aNeed({ sport });
  await holdNeeds();
  const pair = (playerId: string) => ({ recruiterId_playerId: { recruiterId: recruiter.id, playerId } });
  await db.match.update({ where: pair(firstPlayer.player.id), data: { playerDeclinedAt: now() } });
  await db.match.update({ where: pair(other.player.id), data: { status: "trial" } });
  await db.need.update({ where: { id: need.id }, data: { sweptAt: null } });
  await holdNeeds();
  expect(await matchesOf(need.id)).toMatchObject([{ playerId: other.player.id, status: "trial" }]);
  expect(await db.match.findUniqueOrThrow({ where: pair(firstPlayer.player.id) })).toMatchObject({ stands: false });
});

test("players are read in pages and only the best are kept, also among new ones", async () => {
  const { need } = await aNeed({ sport });
  const players = await Promise.all(Array.from({ length: mostMatches + 105 }, () => aPlayer({ primarySport: sport })));
  await holdNeeds();
  expect(await matchesOf(need.id)).toHaveLength(mostMatches);
  await db.matchCandidate.createMany({ data: players.map(({ player }) => ({ playerId: player.id })) });
  await holdNeeds();
  expect(await matchesOf(need.id)).toHaveLength(mostMatches);
});

test("a need changed during the run is not written and is scored again after a day", async () => {
  const { player } = await aPlayer({ primarySport: sport });
  const { need } = await aNeed({ sport });
  await holdNeeds();
  await db.match.deleteMany({ where: { needId: need.id } });
  await holdNeeds();
  expect(await fitting(need.id)).toEqual([]);
  setClock(() => daysFrom(new Date(), 1));
  await holdNeeds();
  expect(await fitting(need.id)).toEqual([player.id]);
  await db.need.update({ where: { id: need.id }, data: { isOpen: false, sweptAt: null } });
  await db.match.deleteMany({ where: { needId: need.id } });
  await holdNeeds();
  expect(await fitting(need.id)).toEqual([]);
});

test("the number of queries does not grow with players, and each need uses only its organization's access", async () => {
  const newcomers = (many: number) =>
    Promise.all(Array.from({ length: many }, () => aNewcomer({ primarySport: sport })));
  const recruiter = await aRecruiter();
  const level = (index: number) => ({ sport, conditions: [{ key: "grip", min: 40 + index, optional: true }] });
  for (let index = 0; index < 5; index++) await aNeed(level(index), {}, recruiter);
  await holdNeeds();
  await newcomers(3);
  const few = await statementsOf(holdNeeds);
  await newcomers(90);
  expect(await statementsOf(holdNeeds)).toBe(few);
  for (let index = 5; index < 15; index++) await aNeed(level(index), { sweptAt: now() }, recruiter);
  await newcomers(3);
  expect(await statementsOf(holdNeeds)).toBe(few);
});
