import { expect, test } from "vitest";
import { needWithMatches, ownNeeds } from "@/lib/pipeline/queries/needs";
import { needsForPlayer } from "@/lib/pipeline/queries/needs-for-player";
import { unnotified } from "@/lib/pipeline/queries/unnotified";
import { scoreVersion } from "@/lib/pipeline/schema/score";
import { now } from "@/lib/platform/clock";
import { visitor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import { aMatch, aNeed, holdNeeds } from "../../support/factories/needs";
import { aMinor, aPlayer, aRecruiter } from "../../support/factories/people";

test("only the organization reads its need, with matches, reasons and declined players", async () => {
  const { actor, need, match } = await aMatch();
  const read = async () => (await needWithMatches(actor, need.id))?.matches.find(({ id }) => id === match.id);
  expect(await read()).toMatchObject({ declined: false, score: match.compatibilityScore });
  expect((await read())?.why.parts.reduce((sum, { got }) => sum + got, 0)).toBe(match.compatibilityScore);
  await db.match.update({ where: { id: match.id }, data: { recruiterDeclinedAt: now() } });
  expect(await read()).toMatchObject({ declined: true });
  expect((await ownNeeds(actor)).map(({ id }) => id)).toEqual([need.id]);
  const outsider = await aRecruiter();
  expect([await needWithMatches(outsider.actor, need.id), await needWithMatches(visitor(), need.id)]).toEqual([
    null,
    null,
  ]);
  expect(await needWithMatches(actor, "nothing")).toBeNull();
});

test("players who declined, blocked the organization or are hidden are left out without a trace", async () => {
  const [player, blocking, hidden] = [
    await aPlayer({ primarySport: "judo" }),
    await aPlayer({ primarySport: "judo" }),
    await aPlayer({ primarySport: "judo" }),
  ];
  const { actor, need, user, recruiter } = await aNeed({ sport: "judo" });
  await holdNeeds();
  const ids = async () => (await needWithMatches(actor, need.id))?.matches.map(({ card }) => card.id) ?? [];
  expect(await ids()).toEqual(expect.arrayContaining([player.player.id, blocking.player.id, hidden.player.id]));
  await db.block.create({ data: { blockerId: blocking.user.id, blockedId: user.id } });
  await db.player.update({ where: { id: hidden.player.id }, data: { status: "hidden" } });
  const pair = { recruiterId_playerId: { recruiterId: recruiter.id, playerId: player.player.id } };
  await db.match.update({ where: pair, data: { playerDeclinedAt: now() } });
  const remainingIds = await ids();
  for (const side of [player, blocking, hidden]) expect(remainingIds).not.toContain(side.player.id);
});

test("without a plan matches are not shown, because scores reveal profiles", async () => {
  const { actor, need, recruiter } = await aMatch();
  await db.subscription.deleteMany({ where: { recruiterId: recruiter.id } });
  expect(await needWithMatches(actor, need.id)).toMatchObject({ asleep: true, matches: [] });
});

test("a player sees matching needs with organization and reasons, except of unverified or blocked ones", async () => {
  const player = await aPlayer({ primarySport: "judo" });
  const { recruiter, match, user, need } = await aMatch({}, async () => player);
  const ownNeed = async () => (await needsForPlayer(player.actor))?.fits.find(({ id }) => id === match.id);
  expect(await ownNeed()).toMatchObject({
    title: need.title,
    recruiter: { organizationName: recruiter.organizationName },
    declined: false,
  });
  await db.match.update({ where: { id: match.id }, data: { recruiterDeclinedAt: now() } });
  expect(await ownNeed()).toMatchObject({ declined: false });
  await db.block.create({ data: { blockerId: player.user.id, blockedId: user.id } });
  expect(await ownNeed()).toBeUndefined();
  await db.block.deleteMany({ where: { blockedId: user.id } });
  await db.recruiter.update({ where: { id: recruiter.id }, data: { status: "rejected" } });
  expect(await ownNeed()).toBeUndefined();
});

test("the guardian sees the child's matches; recruiters and visitors see none", async () => {
  const minor = await aMinor({ primarySport: "judo" });
  const { match, actor } = await aMatch({}, async () => minor);
  const read = await needsForPlayer(minor.guardianActor);
  expect(read).toMatchObject({ minor: true });
  expect(read?.fits.map(({ id }) => id)).toContain(match.id);
  expect([await needsForPlayer(actor), await needsForPlayer(visitor())]).toEqual([null, null]);
});

test("when a club becomes an agent, minors are removed from its matches on both sides", async () => {
  const minor = await aMinor({ primarySport: "judo" });
  const { actor, need, recruiter, match } = await aMatch({}, async () => minor);
  const reads = async () => ({
    list: (await needWithMatches(actor, need.id))?.matches.some(({ id }) => id === match.id),
    count: (await ownNeeds(actor))[0]?.matches,
    fits: (await needsForPlayer(minor.guardianActor))?.fits.some(({ id }) => id === match.id),
    unnotified: await db.match.count({ where: { ...unnotified(), id: match.id } }),
  });
  await db.match.update({ where: { id: match.id }, data: { compatibilityScore: 90 } });
  const { count = 0 } = await reads();
  expect(await reads()).toMatchObject({ list: true, fits: true, unnotified: 1 });
  await db.recruiter.update({ where: { id: recruiter.id }, data: { organizationType: "agent" } });
  const { count: remaining = 0, ...agent } = await reads();
  expect(agent).toEqual({ list: false, fits: false, unnotified: 0 });
  expect(remaining).toBeLessThan(count);
});

test("a score of another version is shown without its reasons, on both sides", async () => {
  const player = await aPlayer({ primarySport: "judo" });
  const { actor, need, match } = await aMatch({}, async () => player);
  const why = async () => [
    (await needWithMatches(actor, need.id))?.matches.find(({ id }) => id === match.id)?.why.parts.length,
    (await needsForPlayer(player.actor))?.fits.find(({ id }) => id === match.id)?.why.parts.length,
  ];
  const parts = await why();
  expect(parts[0]).toBeGreaterThan(0);
  expect(parts[1]).toBe(parts[0]);
  for (const version of [scoreVersion - 1, null]) {
    await db.match.update({ where: { id: match.id }, data: { scoreVersion: version } });
    expect(await why()).toEqual([0, 0]);
  }
});
