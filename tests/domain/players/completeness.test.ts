import { expect, test } from "vitest";
import { completenessOf } from "@/lib/players/schema/completeness";

const time = new Date("2026-11-23T12:00:00Z");
const nothing = { currentClub: null, achievements: null, videos: 0, attributes: 0, confirmed: 0, recordedAt: null };
const everything = {
  currentClub: "Harbour Athletic",
  achievements: "Regional champion",
  videos: 2,
  attributes: 9,
  confirmed: 1,
  recordedAt: new Date("2026-10-20T12:00:00Z"),
};

test("a profile with every part filled counts 100, and no profile counts more", () => {
  expect(completenessOf(everything, time)).toEqual({ percent: 100, missing: [] });
});

test("the most important missing part is suggested next", () => {
  const { percent, missing } = completenessOf(nothing, time);
  expect(percent).toBeLessThan(50);
  expect(missing).toEqual(["videos", "attributes", "confirmed", "stats", "career"]);
  expect(completenessOf({ ...everything, videos: 0, currentClub: null }, time).missing).toEqual(["videos", "career"]);
});

test("a part counts by the share that is filled, and a figure only while it is fresh", () => {
  const some = completenessOf({ ...nothing, attributes: 3 }, time);
  expect(some.percent - completenessOf(nothing, time).percent).toBe(12);
  const stale = new Date("2026-08-01T12:00:00Z");
  expect(completenessOf({ ...everything, recordedAt: stale }, time).missing).toEqual(["stats"]);
});
