import { afterEach, expect, test } from "vitest";
import { scoutingNumbers } from "@/lib/contacts/queries/numbers";
import { now, secondsFrom, setClock } from "@/lib/platform/clock";
import { recordSearch } from "@/lib/search/commands/record-search";
import { listSearches } from "@/lib/search/queries/history";
import { findPlayers } from "@/lib/search/queries/search";
import { aPlayer, aRecruiter } from "../../support/factories/people";

afterEach(() => setClock(null));

test("the same search within ten minutes is one row with the newest count", async () => {
  const { actor } = await aRecruiter();
  const start = now();
  await recordSearch(actor, { criteria: { sport: "judo", q: "x" }, resultsCount: 3 });
  await recordSearch(actor, { criteria: { q: "x", sport: "judo" }, resultsCount: 4 });
  expect(await listSearches(actor)).toMatchObject([{ resultsCount: 4, search: { q: "x", sport: "judo" } }]);
  setClock(() => secondsFrom(start, 700));
  await recordSearch(actor, { criteria: { q: "x", sport: "judo" }, resultsCount: 5 });
  await recordSearch(actor, { criteria: { q: "y" }, resultsCount: 0 });
  expect((await listSearches(actor)).map((row) => row.resultsCount).sort()).toEqual([0, 4, 5]);
  expect((await scoutingNumbers(actor)).searches).toBe(3);
});

test("a recruiter's search is added to the history, a page change or an empty search is not", async () => {
  const { actor } = await aRecruiter();
  await aPlayer();
  await findPlayers(actor, {});
  const { next } = await findPlayers(actor, { sport: "football" });
  if (next) await findPlayers(actor, { sport: "football" }, next);
  expect(await listSearches(actor)).toMatchObject([{ search: { sport: "football" } }]);
});

test("players have no search history", async () => {
  const { actor } = await aPlayer();
  await expect(recordSearch(actor, { criteria: {}, resultsCount: 0 })).rejects.toMatchObject({
    code: "recruiters_only",
  });
  expect(await listSearches(actor)).toEqual([]);
});
