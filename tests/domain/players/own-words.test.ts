import { expect, test } from "vitest";
import { db } from "@/lib/platform/db/db";
import { profileSelect, toProfile } from "@/lib/players/queries/profile";
import { currentWords } from "@/lib/players/schema/own-words";
import { keepOwnClaim } from "@/lib/players/steps/keep-own-claim";
import { aPlayer } from "../../support/factories/people";

const day = (on: string) => new Date(on);
const shown = (rows: { label: string; value: string; earlier: { value: string }[] }[]) =>
  rows.map(({ label, value, earlier }) => [label.trim(), value, ...earlier.map((claim) => claim.value)]);

test("a profile shows each metric once, the newest value first, from the facts and the performance history", async () => {
  const { player } = await aPlayer();
  const keep = (label: string, text: string, over: object) =>
    db.$transaction((tx) => keepOwnClaim(tx, { playerId: player.id, label, text, ...over }));
  await keep("30 m", "4.2 s", { measuredOn: day("2026-01-10"), source: "Test day" });
  await keep("30 m ", "4.2 s", { recordedAt: day("2026-01-10T10:00:00Z") });
  await keep("30 m ", "4.1 s", { recordedAt: day("2026-02-10T10:00:00Z") });
  await keep("Goals", "3", {});
  await keep("goals", "5", { measuredOn: day("2026-02-10") });
  await keep("Caps", "2", { measuredOn: day("2026-02-10") });
  const row = await db.player.findUniqueOrThrow({ where: { id: player.id }, select: profileSelect });
  const { facts } = await toProfile(row, { accessLevel: "profile", owner: false });
  expect(shown(facts).toSorted()).toEqual([
    ["30 m", "4.1 s", "4.2 s"],
    ["Caps", "2"],
    ["goals", "5", "3"],
  ]);
  expect(facts.flatMap(({ earlier }) => earlier).find(({ value }) => value === "4.2 s")).toMatchObject({
    source: "Test day",
  });
});

test("a place without a value is not compared, and different values of one day are equally new", () => {
  const final = { label: "Sprint", value: "", on: day("2026-05-01") };
  const sprint = { label: "Sprint", value: "4 s", on: day("2026-04-01") };
  expect(shown(currentWords([final, sprint, sprint, { ...sprint, value: "3.9 s" }]))).toEqual([
    ["Sprint", ""],
    ["Sprint", "4 s"],
    ["Sprint", "3.9 s"],
  ]);
});
