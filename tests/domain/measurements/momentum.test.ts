import { expect, test } from "vitest";
import { measuresOf } from "@/lib/measurements/queries/measures";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aMinor, aPlayer } from "../../support/factories/people";

type Claim = Partial<Prisma.PlayerClaimUncheckedCreateInput>;
const claim = (playerId: string, attribute: string, number: number, over: Claim = {}) =>
  db.playerClaim.create({ data: { playerId, attribute, number, measuredOn: daysFrom(now(), -30), ...over } });

async function measured(player: { id: string }, sprint: Claim = {}) {
  await claim(player.id, "weight_kg", 110, { grade: "coach", measuredOn: daysFrom(now(), -60) });
  await claim(player.id, "sprint_10m", 1.8, { measuredBy: "photocell", ...sprint });
}

const momentum = async (playerId: string, isOwn = false) =>
  (await measuresOf(playerId, { accessLevel: isOwn ? "identity" : "profile", owner: isOwn })).find(
    ({ attribute }) => attribute.key === "sprint_momentum",
  );

test("momentum is mass times speed, with the date and grade of the weaker value", async () => {
  const { player } = await aPlayer({ primarySport: "rugby", position: "prop" });
  await measured(player);
  const figure = await momentum(player.id);
  expect(figure).toMatchObject({ newest: { number: 611, grade: "self" }, peerRank: null });
  expect(figure?.newest.measuredOn.toISOString().slice(0, 10)).toBe(daysFrom(now(), -60).toISOString().slice(0, 10));
});

test("momentum is not computed from hand timing, in another sport or for a minor", async () => {
  const { player: hand } = await aPlayer({ primarySport: "rugby", position: "prop" });
  await measured(hand, { measuredBy: "hand" });
  const { player: striker } = await aPlayer();
  await measured(striker);
  const { player: young } = await aMinor({ primarySport: "rugby", position: "prop" });
  await measured(young);
  expect([await momentum(hand.id), await momentum(striker.id), await momentum(young.id, true)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("wingspan is shown beside height", async () => {
  const { player } = await aPlayer({ primarySport: "basketball", position: "center" });
  await claim(player.id, "wingspan_cm", 212);
  expect((await measuresOf(player.id, { accessLevel: "profile", owner: false }))[0]).toMatchObject({ height: null });
  await claim(player.id, "height_cm", 200);
  const [wingspan] = (await measuresOf(player.id, { accessLevel: "profile", owner: false })).filter(
    ({ attribute }) => attribute.key === "wingspan_cm",
  );
  expect(wingspan).toMatchObject({ height: 200, newest: { number: 212 } });
});
