import { expect, test } from "vitest";
import { findings, planted, type Source, sources } from "./sources";

const rule = "lib/players/queries/visible.ts";
/** They decide who is listed, so they do not check it. */
const writers = /^lib\/players\/(commands|steps)\//;
const judged = /["'`]listed["'`]|\blisted:|\bp\.listed\b|\baccount_?closed\b/i;
const looked = /\.player\.(findMany|findFirst|findFirstOrThrow|count|groupBy|aggregate)\(|\b(from|join) "?players"?\b/;
const asks = /@\/lib\/players\/queries\/visible"|"\.\/visible"/;

/** Reads of players whose visibility the caller has checked. */
const settled: Record<string, string> = {
  "lib/accounts/queries/person.ts": "the profile of whoever is signed in",
  "lib/jobs/queries/birth-date.ts": "whether whoever works in sport is of age; the date is shown to nobody",
  "lib/jobs/queries/visible-seekers.ts": "whether whoever works in sport also plays; nothing of the player is read",
  "lib/players/queries/dashboard.ts": "one's own",
  "lib/players/queries/player-to-edit.ts": "one's own",
  "lib/players/queries/guardian.ts": "whose guardian holds the link",
  "lib/players/queries/guardians-at.ts": "those of one guardian, who is written to",
  "lib/contacts/queries/inbox.ts": "the other side of one’s own conversations",
  "lib/contacts/queries/threads.ts": "the other side of one’s own conversations",
  "lib/contacts/queries/thread-to-write-in.ts": "the other side of one’s own conversation",
  "lib/contacts/queries/names.ts": "those whom the caller names anyway",
  "lib/pipeline/queries/contract-contact.ts": "the player of a contract, by the word of both sides",
  "lib/pipeline/queries/contracts-to-answer.ts": "one's own",
  "lib/players/queries/profile.ts": "the one whom the caller read",
  "lib/trust/queries/activity.ts": "the staff's record of what happened",
  "lib/trust/queries/person.ts": "the staff's page of one person",
  "lib/trust/queries/own-player-data.ts": "one's own, or the guardian's child",
  "lib/search/queries/search.ts": "those who meet the conditions of the search",
  "lib/search/queries/facets.ts": "those who meet the conditions of the search",
  "lib/search/queries/rows.ts": "those of a page of results",
  "lib/search/queries/rank.ts": "those who meet the conditions of the search",
  "lib/search/queries/count.ts": "those who meet the conditions of the search",
  "lib/search/queries/alert-watchers.ts": "those who meet the conditions of the search",
  "lib/pipeline/queries/candidates.ts": "those who meet the conditions of the search",
  "lib/pipeline/queries/score-candidates.ts": "those who came through the gate of a need",
  "lib/pipeline/queries/impact.ts": "counted by the staff, in groups of thirty and more",
  "lib/pipeline/commands/decline-need.ts": "one's own, or the guardian's child",
  "lib/search/queries/emailed-players.ts": "those whom an alert found a moment ago",
};

const byHand = (code: Source[]) =>
  code
    .filter(({ path }) => path !== rule && !writers.test(path))
    .flatMap((source) => findings(source, judged).concat(asks.test(source.text) ? [] : unasked(source)));

const unasked = (source: Source) =>
  /^lib\/\w+\/(queries|commands)/.test(source.path) && !settled[source.path] ? findings(source, looked) : [];

test("the visibility of players is decided by one function", () => {
  const code = sources(["app", "lib"]);
  expect(byHand(code)).toEqual([]);
  const paths = new Set(code.map(({ path }) => path));
  expect(Object.keys(settled).filter((path) => !paths.has(path))).toEqual([]);
});

test.each([
  ["a status asked for", "lib/search/queries/alert.ts", 'db.player.findMany({ where: { status: "listed" } })'],
  ["a status in SQL", "lib/pipeline/queries.ts", "select from players p where p.status = 'listed'"],
  ["the column behind it", "app/page.tsx", "db.$queryRaw`select p.listed`"],
  ["a closed account", "lib/search/queries/alert.ts", "where: { accountClosed: false }"],
  ["players looked for without asking", "lib/pipeline/queries.ts", "db.player.findMany({ where: { primarySport } })"],
  ["the same in SQL", "lib/search/queries/alert.ts", "select p.id from players p where p.level = 'amateur'"],
])("%s is found", (_what, path, text) => {
  expect(byHand([planted(path, text)])).not.toEqual([]);
});

test("a query that uses that function passes the check", () => {
  const sample = 'import { visiblePlayers } from "@/lib/players/queries/visible";\nselect from players p';
  expect(byHand([planted("lib/search/queries/alert.ts", sample)])).toEqual([]);
});
