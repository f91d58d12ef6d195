import { expect, test } from "vitest";
import { daysFrom, now } from "@/lib/platform/clock";
import { directorySearch, listVerified } from "@/lib/recruiters/queries/public";
import { aRecruiter } from "../../support/factories/people";

const verified = (daysAgo: number, over = {}) =>
  aRecruiter({ plan: null, interestedSports: ["cricket"], verifiedAt: daysFrom(now(), -daysAgo), ...over });

test("verified organizations of a sport are listed with pages, each once", async () => {
  // Three have the same time, so that a page ends among equals.
  for (let n = 0; n < 30; n++) await verified(n > 21 && n < 25 ? 22 : n);
  await verified(1, { status: "pending", verifiedAt: null });
  await verified(1, { interestedSports: ["judo"] });
  const first = await listVerified({ sport: "cricket" });
  expect(first.total).toBe(30);
  expect(first.organizations).toHaveLength(24);
  const second = await listVerified({ sport: "cricket", after: first.next! });
  expect(second.next).toBeNull();
  const ids = [...first.organizations, ...second.organizations].map(({ id }) => id);
  expect(new Set(ids).size).toBe(30);
  expect(first.sports).toEqual(expect.arrayContaining(["cricket", "judo"]));
});

test("invalid filters in the address are ignored", () => {
  expect(directorySearch({ sport: "quidditch", after: "'; drop" })).toEqual({});
  expect(directorySearch({ sport: ["judo"] })).toEqual({});
  expect(directorySearch({ sport: "judo" })).toEqual({ sport: "judo" });
});
