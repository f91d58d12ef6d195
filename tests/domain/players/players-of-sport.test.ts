import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/core/clock";
import { playersOfSport } from "@/lib/players/queries/public";
import { aPlayer } from "../../support/mint/factories";

const joined = (daysAgo: number, level: "amateur" | "professional", over = {}) =>
  aPlayer({ primarySport: "taekwondo", level, createdAt: daysFrom(now(), -daysAgo), ...over });

test("the newest players of a sport, some of each level, and all of them counted", async () => {
  for (let n = 0; n < 26; n++) await joined(n, "amateur");
  for (let n = 0; n < 8; n++) await joined(100 + n, "professional");
  await joined(0, "professional", { status: "hidden" });
  const { cards, counts } = await playersOfSport("taekwondo");
  expect(counts).toEqual({ amateur: 26, professional: 8 });
  expect(cards.filter(({ level }) => level === "amateur")).toHaveLength(24);
  expect(cards.filter(({ level }) => level === "professional")).toHaveLength(6);
  const times = cards.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => other - one));
});
