import { afterEach, expect, test, vi } from "vitest";
import { listEsportPlayers, publicEsportPlayer } from "@/lib/esport/queries/public";
import { getEvent, upcomingEvents } from "@/lib/events/queries/public";
import { askBoard, getOffer } from "@/lib/jobs/queries/public";
import { shownNeeds } from "@/lib/matching/queries/public";
import { newsOfMonth } from "@/lib/news/queries/places";
import { getArticle, wasRetracted } from "@/lib/news/queries/public";
import { writeCursor } from "@/lib/platform/db/cursor";
import { directorySearch, getOrganization, listVerified, shownStaff } from "@/lib/recruiters/queries/public";
import { publicPlayer } from "@/lib/scouting/queries/public";
import { getSport } from "@/lib/sports/queries/public";
import * as cache from "../../support/next-cache";

afterEach(() => vi.restoreAllMocks());

/** How often something was read through a cache, whose key is what the function got. */
async function remembered(read: () => Promise<unknown>) {
  const tag = vi.spyOn(cache, "cacheTag");
  await read();
  const { length } = tag.mock.calls;
  tag.mockRestore();
  return length;
}

const things: Record<string, (name: string) => Promise<unknown>> = {
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

test.each(Object.entries(things))("a name that can be no %s is not remembered", async (_thing, read) => {
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

test("pages after a cursor are not remembered, for anybody can write one", async () => {
  const id = crypto.randomUUID();
  const cursor = writeCursor({ id, createdAt: new Date(2026, 1) });
  expect(await remembered(() => listEsportPlayers({}, cursor))).toBe(0);
  expect(await remembered(() => listVerified({ after: id }))).toBe(0);
});

test("a month without news is not remembered", async () => {
  const [known, odd] = await Promise.all(["9999-12", "0000-01"].map((month) => newsOfMonth(month)));
  expect([known, odd]).toEqual([[], []]);
  expect(await remembered(() => newsOfMonth("9999-12"))).toBe(1);
});
