import { randomUUID } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import { measuresOf } from "@/lib/measurements/queries/measures";
import { leastPeers } from "@/lib/measurements/queries/peers";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aMinor, aPlayer } from "../../support/factories/people";

beforeEach(async () => {
  await db.playerClaim.deleteMany();
});

type Claim = Partial<Prisma.PlayerClaimUncheckedCreateInput>;
const claim = (playerId: string, number: number, over: Claim = {}) =>
  db.playerClaim.create({
    data: {
      playerId,
      attribute: "sprint_30m",
      number,
      measuredOn: daysFrom(now(), -30),
      measuredBy: "photocell",
      ...over,
    },
  });

/** So many players of a unique position, each a hundredth slower than the one before. */
async function peers(count: number, over: Claim = {}, position = `p-${randomUUID()}`) {
  const people = [];
  for (let n = 0; n < count; n++) {
    const person = await aPlayer({ position, age: 22 });
    await claim(person.player.id, 4.1 + n / 100, over);
    people.push(person);
  }
  return { position, people };
}

const figuresOf = async (playerId: string, isOwn = false) =>
  (await measuresOf(playerId, { accessLevel: isOwn ? "identity" : "profile", owner: isOwn }))[0];

test("a value is ranked among players of the same position, better first, without revealing other values", async () => {
  const { position, people } = await peers(leastPeers);
  const [fast, slow] = [await aPlayer({ position, age: 22 }), await aPlayer({ position, age: 22, status: "hidden" })];
  await claim(fast.player.id, 4);
  expect((await figuresOf(fast.player.id))?.peerRank).toEqual({
    count: leastPeers,
    circle: "position",
    percentile: 100,
  });
  await claim(slow.player.id, 6);
  expect((await figuresOf(slow.player.id))?.peerRank).toMatchObject({ percentile: 0 });
  const json = JSON.stringify(await figuresOf(fast.player.id));
  for (const { player } of people) expect(json).not.toContain(player.id);
});

test("with fewer than twenty peers neither rank nor distribution is shown", async () => {
  const { position } = await peers(leastPeers - 1, { attribute: "top_speed" });
  const { player } = await aPlayer({ position, age: 22 });
  await claim(player.id, 33, { attribute: "top_speed" });
  expect(await figuresOf(player.id)).toMatchObject({ peerRank: null, bands: null });
});

test("with too few players of a position, the whole sport is compared", async () => {
  await peers(leastPeers, { attribute: "cod_505" });
  const { player } = await aPlayer({ age: 22 });
  await claim(player.id, 2, { attribute: "cod_505" });
  expect((await figuresOf(player.id))?.peerRank).toMatchObject({ circle: "age", percentile: 100 });
});

test("hand-timed values are compared and drawn only with each other", async () => {
  const { position } = await peers(leastPeers, { attribute: "sprint_10m", sport: null });
  const { player } = await aPlayer({ position, age: 22 });
  await claim(player.id, 1.9, { attribute: "sprint_10m", measuredOn: daysFrom(now(), -60) });
  await claim(player.id, 1.7, { attribute: "sprint_10m", measuredBy: "hand" });
  const measure = await figuresOf(player.id);
  expect(measure?.history.map(({ number }) => number)).toEqual([1.7]);
  expect(measure?.peerRank).toBeNull();
});

test("adults of other ages are the widest peer group; other competition categories are excluded", async () => {
  const { position, people } = await peers(leastPeers, { attribute: "mas" });
  const older = await aPlayer({ position, age: 30 });
  await claim(older.player.id, 15, { attribute: "mas" });
  expect((await figuresOf(older.player.id))?.peerRank).toMatchObject({ circle: "adults" });
  const child = await aPlayer({ position, age: 16 });
  await claim(child.player.id, 15, { attribute: "mas" });
  expect((await figuresOf(child.player.id))?.peerRank).toBeNull();
  const same = await aPlayer({ position, age: 22 });
  await claim(same.player.id, 15, { attribute: "mas" });
  expect((await figuresOf(same.player.id))?.peerRank).not.toBeNull();
  const category = { attribute: "competition_category", choices: ["women"], measuredOn: now() };
  await db.playerClaim.create({ data: { ...category, playerId: people[0]?.player.id ?? "" } });
  expect((await figuresOf(same.player.id))?.peerRank).toMatchObject({ circle: "adults", count: leastPeers });
});

test("a minor's weight is visible to the player and guardian only", async () => {
  const { player } = await aMinor();
  await claim(player.id, 62, { attribute: "weight_kg", measuredBy: null });
  expect(await figuresOf(player.id)).toBeUndefined();
  expect(await figuresOf(player.id, true)).toMatchObject({ newest: { number: 62 } });
});

test("measurements are in the order of the catalog, whichever is newest", async () => {
  const { player } = await aPlayer({ age: 22 });
  const newestFirst = ["red", "matches", "sprint_30m", "sprint_10m", "height_cm"];
  for (const [days, attribute] of newestFirst.entries()) {
    const sport = ["red", "matches"].includes(attribute) ? "football" : null;
    await claim(player.id, 180, { attribute, sport, measuredOn: daysFrom(now(), -1 - days) });
  }
  const measures = await measuresOf(player.id, { accessLevel: "identity", owner: true });
  expect(measures.map(({ attribute }) => attribute.key)).toEqual(newestFirst.toReversed());
});
