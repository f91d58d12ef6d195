import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { addFact } from "@/lib/players/commands/add-fact";
import { recordPerformance } from "@/lib/players/commands/record-performance";
import { stateClaims } from "@/lib/players/commands/state-claims";
import { withdrawClaim } from "@/lib/players/commands/withdraw-claim";
import { newestClaims } from "@/lib/players/queries/newest";
import { factsOf, performancesOf } from "@/lib/players/queries/own-words";
import { aMinor, aPlayer } from "../../support/factories/people";

const tests = { sport: "football", step: "tests" };

test("withdrawing a claim makes the previous one the newest; other players' claims stay", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  await stateClaims(ownPlayer.actor, { ...tests, measuredOn: "2026-01-10", sprint_10m: "1.80" });
  await stateClaims(ownPlayer.actor, { ...tests, measuredOn: "2026-03-10", sprint_10m: "1.75" });
  const [newest] = await newestClaims(ownPlayer.player.id);
  await expect(withdrawClaim(other.actor, { claimId: newest!.id })).rejects.toMatchObject({ code: "not_found" });
  await withdrawClaim(ownPlayer.actor, { claimId: newest!.id });
  expect(await newestClaims(ownPlayer.player.id)).toMatchObject([{ number: 1.8 }]);
  await expect(withdrawClaim(ownPlayer.actor, { claimId: newest!.id })).rejects.toMatchObject({ code: "not_found" });
});

test("a player withdraws only their own entry of the performance history", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  const form = { metricName: "30 m", metricValue: "4 s", recordedOn: "2024-05-01" };
  const { claimId } = await recordPerformance(ownPlayer.actor, form);
  await expect(withdrawClaim(other.actor, { claimId })).rejects.toMatchObject({ code: "not_found" });
  expect(await withdrawClaim(ownPlayer.actor, { claimId })).toMatchObject({ list: "performances" });
  expect(await performancesOf(ownPlayer.player.id)).toEqual([]);
});

test("a player withdraws only their own fact", async () => {
  const [ownPlayer, other] = [await aPlayer(), await aPlayer()];
  const { claimId } = await addFact(ownPlayer.actor, { label: "30 m", value: "3.98 s" });
  await expect(withdrawClaim(other.actor, { claimId })).rejects.toMatchObject({ code: "not_found" });
  expect(await withdrawClaim(ownPlayer.actor, { claimId })).toMatchObject({ list: "facts" });
  expect(await factsOf(ownPlayer.player.id)).toEqual([]);
});

test("a guardian withdraws for the child, and the change is recorded", async () => {
  const { actor, player, guardianActor } = await aMinor();
  await stateClaims(actor, { ...tests, sprint_10m: "1.80" });
  const [claim] = await newestClaims(player.id);
  await withdrawClaim(guardianActor, { claimId: claim!.id });
  expect(await db.playerClaim.count({ where: { playerId: player.id } })).toBe(0);
});

test("a withdrawn height or weight is replaced in the profile by the previous one or none", async () => {
  const { actor, player } = await aPlayer({ heightCm: 180, weightKg: 75 });
  const body = () => db.player.findUnique({ where: { id: player.id }, select: { heightCm: true, weightKg: true } });
  const heights = [
    { number: 183.4, measuredOn: new Date("2026-01-10") },
    { number: 190, measuredOn: new Date("2026-03-10") },
  ];
  await db.playerClaim.createMany({
    data: heights.map((height) => ({ playerId: player.id, attribute: "height_cm", ...height })),
  });
  const withdraw = async () => {
    const [newest] = await newestClaims(player.id, ["height_cm"]);
    await withdrawClaim(actor, { claimId: newest!.id });
  };
  await withdraw();
  expect(await body()).toEqual({ heightCm: 183, weightKg: 75 });
  await withdraw();
  expect(await body()).toEqual({ heightCm: null, weightKg: 75 });
});
