import { expect, test } from "vitest";
import { leastPeers } from "@/lib/measurements/queries/peers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { comparedPlayers } from "@/lib/scouting/queries/compared";
import { aMinor, aPlayer, aRecruiter } from "../../support/mint/factories";
import { anOpenName } from "../../support/mint/requests";
import { statementsOf } from "../../support/statements";

const measuredOn = daysFrom(now(), -30);
const claim = (playerId: string, number: number, attribute = "sprint_30m") =>
  db.playerClaim.create({ data: { playerId, attribute, number, measuredOn } });

test("a verified recruiter with a plan reads the newest values with their grade, and the player sees who looked", async () => {
  const [{ actor, recruiter }, { player }, other] = [await aRecruiter(), await aPlayer(), await aPlayer()];
  await claim(player.id, 4.2);
  await db.playerClaim.updateMany({ data: { measuredOn: daysFrom(now(), -400) }, where: { playerId: player.id } });
  await claim(player.id, 4.1);
  const read = await comparedPlayers(actor, [other.player.id, player.id]);
  expect(read.map(({ id }) => id)).toEqual([other.player.id, player.id]);
  expect(read[0]?.claims).toEqual([]);
  expect(read[1]?.claims).toMatchObject([{ attribute: "sprint_30m", number: 4.1, grade: "self" }]);
  expect(JSON.stringify(read)).not.toContain(player.fullName);
  const noted = await db.interest.findMany({ where: { recruiterId: recruiter.id, kind: "opened" } });
  expect(noted.map(({ playerId }) => playerId).toSorted()).toEqual([player.id, other.player.id].toSorted());
});

test("each stands among their own peers, from twenty on", async () => {
  const [{ actor }, position] = [await aRecruiter(), "compared-peers"];
  for (let n = 0; n < leastPeers; n++) await claim((await aPlayer({ position, age: 22 })).player.id, 4.1 + n / 100);
  const { player } = await aPlayer({ position, age: 22 });
  await claim(player.id, 4);
  const [read] = await comparedPlayers(actor, [player.id]);
  expect(read?.claims?.[0]?.standing).toEqual({ count: leastPeers, circle: "position", percentile: 100 });
});

test("without a verification or a plan there is the card alone, and nobody is told of a visit", async () => {
  const { player } = await aPlayer();
  await claim(player.id, 4.1);
  for (const { actor } of [await aRecruiter({ plan: null }), await aRecruiter({ status: "pending" })])
    expect(await comparedPlayers(actor, [player.id])).toMatchObject([{ handle: player.handle, claims: null }]);
  expect(await db.interest.count({ where: { playerId: player.id } })).toBe(0);
});

test("an accepted identity is called by name; its profile stays open without a plan", async () => {
  const { recruiter, player } = await anOpenName();
  await db.subscription.deleteMany({ where: { recruiterId: recruiter.recruiter.id } });
  expect(await comparedPlayers(recruiter.actor, [player.player.id])).toMatchObject([
    { called: player.player.fullName, claims: [] },
  ]);
});

test("of a minor nothing that is an adult's, and nobody who may not be known of", async () => {
  const [{ actor }, { player }, hidden] = [await aRecruiter(), await aMinor(), await aPlayer({ status: "hidden" })];
  await claim(player.id, 60, "weight_kg");
  await claim(hidden.player.id, 4.1);
  expect(await comparedPlayers(actor, [hidden.player.id, player.id])).toMatchObject([{ id: player.id, claims: [] }]);
});

test("four side by side are asked for, and noted as seen, in as many statements as two", async () => {
  const { actor } = await aRecruiter();
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push((await aPlayer()).player.id);
  const two = await statementsOf(() => comparedPlayers(actor, ids.slice(0, 2)));
  expect(await statementsOf(() => comparedPlayers(actor, ids.slice(2)))).toBe(two);
});
