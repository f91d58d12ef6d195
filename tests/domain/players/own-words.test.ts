import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { profileSelect, toProfile } from "@/lib/players/queries/profile";
import { olderIn } from "@/lib/players/schema/own-words";
import { keepOwnClaim } from "@/lib/players/steps/keep-own-claim";
import { aPlayer } from "../../support/factories/people";

const day = (on: string) => new Date(on);

test("a profile says which of a player's facts has a newer value, among the facts and in the performance history", async () => {
  const { player } = await aPlayer();
  const keep = (label: string, text: string, over: object) =>
    db.$transaction((tx) => keepOwnClaim(tx, { playerId: player.id, label, text, ...over }));
  await keep("30 m", "4.2 s", { measuredOn: day("2026-01-10") });
  await keep("30 m ", "4.1 s", { recordedAt: day("2026-02-10T10:00:00Z") });
  await keep("Goals", "3", {});
  await keep("goals", "5", { measuredOn: day("2026-02-10") });
  await keep("Caps", "2", { measuredOn: day("2026-02-10") });
  const row = await db.player.findUniqueOrThrow({ where: { id: player.id }, select: profileSelect });
  const { facts, performances } = await toProfile(row, { accessLevel: "profile", owner: false });
  const older = (claims: typeof facts) => Object.fromEntries(claims.map((claim) => [claim.label, claim.older]));
  expect(older(facts)).toEqual({ "30 m": true, Goals: true, goals: false, Caps: false });
  expect(older(performances)).toEqual({ "30 m ": false });
});

test("a place without a value is not compared, and values of one day are equally new", () => {
  const [final, sprint] = [
    { label: "Sprint", value: "", on: day("2026-05-01") },
    { label: "Sprint", value: "4 s", on: day("2026-04-01") },
  ];
  expect([final, sprint].map(olderIn([final, sprint]))).toEqual([false, false]);
  expect([sprint, sprint].map(olderIn([sprint, sprint]))).toEqual([false, false]);
});
