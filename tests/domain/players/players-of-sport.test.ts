import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { playersOfSport } from "@/lib/players/queries/public";
import { aPlayer } from "../../support/factories/people";

const joined = (daysAgo: number, level: "amateur" | "professional", over = {}) =>
  aPlayer({ primarySport: "taekwondo", level, createdAt: daysFrom(now(), -daysAgo), ...over });

test("the newest players of a sport, of all levels or of one, and all of them counted", async () => {
  for (let n = 0; n < 14; n++) await joined(n, "amateur");
  for (let n = 0; n < 8; n++) await joined(100 + n, "professional");
  await joined(0, "professional", { status: "hidden" });
  const all = await playersOfSport("taekwondo");
  expect(all.counts).toEqual({ amateur: 14, professional: 8 });
  expect(all.cards).toHaveLength(12);
  const times = all.cards.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((first, other) => other - first));
  const { cards, counts } = await playersOfSport("taekwondo", "professional");
  expect(counts).toEqual(all.counts);
  expect(cards.map(({ level }) => level)).toEqual(Array(8).fill("professional"));
});
