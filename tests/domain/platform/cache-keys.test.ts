import { afterEach, expect, test, vi } from "vitest";
import { publicPlayer } from "@/lib/contacts/queries/public";
import { newsOfMonth } from "@/lib/content/queries/places";
import { getArticle, wasRetracted } from "@/lib/content/queries/public";
import { getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { shownNeeds } from "@/lib/pipeline/queries/public";
import { writeCursor } from "@/lib/platform/db/cursor";
import { listEsportPlayers, publicEsportPlayer } from "@/lib/players/queries/public-esport";
import { directorySearch, getOrganization, listVerified, shownStaff } from "@/lib/recruiters/queries/public";
import { getSport } from "@/lib/sports/queries/public";
import * as cache from "../../support/next-cache";

afterEach(() => vi.restoreAllMocks());

/** The number of cached reads; the argument is the cache key. */
async function remembered(read: () => Promise<unknown>) {
  const tag = vi.spyOn(cache, "cacheTag");
  await read();
  const { length } = tag.mock.calls;
  tag.mockRestore();
  return length;
}

const cachedReads: Record<string, (name: string) => Promise<unknown>> = {
  event: getEvent,
  offer: getOffer,
  "e-sport player": publicEsportPlayer,
  organization: getOrganization,
  staff: shownStaff,
  needs: shownNeeds,
  player: publicPlayer,
  article: (name) => getArticle(name, "en"),
  "retracted article": wasRetracted,
  sport: (name) => getSport(name, "en"),
};

test.each(Object.entries(cachedReads))("a name that can be no %s is not remembered", async (_thing, read) => {
  for (const name of ["", "../secret", "A\0", `${"a".repeat(10_000)} 1`, "?after=x"])
    expect(await remembered(async () => expect(await read(name)).toBeOneOf([null, false, []]))).toBe(0);
});

const lists: Record<string, (after: string) => Promise<unknown>> = {
  events: (after) => upcomingEvents({ after }),
  offers: (after) => askBoard({}, after),
  "e-sport players": (after) => listEsportPlayers({}, after),
  organizations: (after) => listVerified(directorySearch({ after })),
};

test.each(Object.entries(lists))("an odd cursor of %s is the first page", async (_things, read) => {
  const first = await read("");
  for (const after of ["-", "A\0", "a".repeat(10_000), "'; select 1"]) {
    const page = vi.fn(() => read(after));
    expect(await remembered(page)).toBe(1);
    expect(await page()).toEqual(first);
  }
});

test("pages after a cursor are not cached, because anybody can make one up", async () => {
  const id = crypto.randomUUID();
  const cursor = writeCursor({ id, createdAt: new Date(2026, 1) });
  expect(await remembered(() => listEsportPlayers({}, cursor))).toBe(0);
  expect(await remembered(() => listVerified({ after: id }))).toBe(0);
});

test("a month without news is not cached", async () => {
  const [knownMonth, odd] = await Promise.all(["9999-12", "0000-01"].map((month) => newsOfMonth(month)));
  expect([knownMonth, odd]).toEqual([[], []]);
  expect(await remembered(() => newsOfMonth("9999-12"))).toBe(1);
});
