import { expect, test } from "vitest";
import { comparedPlayers } from "@/lib/contacts/queries/compared";
import { leastPeers } from "@/lib/measurements/queries/peers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";
import { anOpenName } from "../../support/factories/requests";
import { statementsOf } from "../../support/statements";

const measuredOn = daysFrom(now(), -30);
const claim = (playerId: string, number: number, attribute = "sprint_30m") =>
  db.playerClaim.create({ data: { playerId, attribute, number, measuredOn } });

test("a verified recruiter with a plan sees the newest values with grades, and the player sees the view", async () => {
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

test("each value is compared with its own peers, from twenty on", async () => {
  const [{ actor }, position] = [await aRecruiter(), "compared-peers"];
  for (let n = 0; n < leastPeers; n++) await claim((await aPlayer({ position, age: 22 })).player.id, 4.1 + n / 100);
  const { player } = await aPlayer({ position, age: 22 });
  await claim(player.id, 4);
  const [read] = await comparedPlayers(actor, [player.id]);
  expect(read?.claims?.[0]?.peerRank).toEqual({ count: leastPeers, circle: "position", percentile: 100 });
});

test("without verification or plan only the card is shown, and no view is recorded", async () => {
  const { player } = await aPlayer();
  await claim(player.id, 4.1);
  for (const { actor } of [await aRecruiter({ plan: null }), await aRecruiter({ status: "pending" })])
    expect(await comparedPlayers(actor, [player.id])).toMatchObject([{ handle: player.handle, claims: null }]);
  expect(await db.interest.count({ where: { playerId: player.id } })).toBe(0);
});

test("an accepted player is shown by name, with the profile even without a plan", async () => {
  const { recruiter, player } = await anOpenName();
  await db.subscription.deleteMany({ where: { recruiterId: recruiter.recruiter.id } });
  expect(await comparedPlayers(recruiter.actor, [player.player.id])).toMatchObject([
    { called: player.player.fullName, claims: [] },
  ]);
});

test("minors are compared without adult attributes, and invisible players are left out", async () => {
  const [{ actor }, { player }, hidden] = [await aRecruiter(), await aMinor(), await aPlayer({ status: "hidden" })];
  await claim(player.id, 60, "weight_kg");
  await claim(hidden.player.id, 4.1);
  expect(await comparedPlayers(actor, [hidden.player.id, player.id])).toMatchObject([{ id: player.id, claims: [] }]);
});

test("comparing four players takes as many statements as two", async () => {
  const { actor } = await aRecruiter();
  const ids: string[] = [];
  for (let n = 0; n < 6; n++) ids.push((await aPlayer()).player.id);
  const two = await statementsOf(() => comparedPlayers(actor, ids.slice(0, 2)));
  expect(await statementsOf(() => comparedPlayers(actor, ids.slice(2)))).toBe(two);
});
