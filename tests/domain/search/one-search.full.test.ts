import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { now, secondsFrom } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { createAlert } from "@/lib/search/commands/create-alert";
import { listSearches } from "@/lib/search/queries/history";
import { findPlayers } from "@/lib/search/queries/search";
import { asksNothing } from "@/lib/search/schema/alert";
import { type Search, searchInput, searchQuery } from "@/lib/search/schema/search";
import { levels, sportPositions } from "@/lib/sports/schema/sports";
import { hitsOf, sweep } from "../../support/factories/alerts";
import { aPlayer, aRecruiter } from "../../support/factories/people";

type Recruiter = Awaited<ReturnType<typeof aRecruiter>>["actor"];
const sports = ["judo", "rugby", "football"] as const;

beforeEach(async () => {
  await db.talentAlert.deleteMany();
  for (let index = 0; index < 60; index++) {
    const primarySport = sports[index % sports.length] ?? "judo";
    const positions = sportPositions[primarySport];
    const position = positions[index % positions.length] ?? "other";
    await aPlayer({
      primarySport,
      position,
      level: levels[index % levels.length] ?? "amateur",
      age: 18 + (index % 13),
    });
  }
});

const anySearch: fc.Arbitrary<Search> = fc
  .record(
    {
      sport: fc.constantFrom(...sports),
      levels: fc.subarray([...levels], { minLength: 1 }),
      ageMin: fc.integer({ min: 16, max: 26 }),
      ageMax: fc.integer({ min: 20, max: 32 }),
      q: fc.constantFrom("lynx", "lyon", "Ly"),
      height: fc.integer({ min: 170, max: 190 }),
    },
    { requiredKeys: [] },
  )
  .chain(({ height, ...criteria }) =>
    fc
      .subarray(criteria.sport ? [...sportPositions[criteria.sport]] : [])
      .map((positions) =>
        searchInput({ ...criteria, positions, ...(height && { conditions: [{ key: "height_cm", min: height }] }) }),
      ),
  )
  .filter((search) => !asksNothing(search));

/** The players on all pages. */
async function onThePage(actor: Recruiter, search: Search) {
  const ids: string[] = [];
  for (let after: string | undefined, more = true; more; ) {
    const { cards, next } = await findPlayers(actor, search, after);
    ids.push(...cards.map(({ id }) => id));
    [after, more] = [next ?? undefined, next !== null];
  }
  return ids.sort();
}

test("the page, the history link and the alert find the same players for any search", async () => {
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const { actor, recruiter } = await aRecruiter();
      const page = await onThePage(actor, search);
      const [row] = await listSearches(actor);
      const again = await onThePage(actor, searchInput(new URLSearchParams(searchQuery(row?.search ?? {}))));
      expect(again).toEqual(page);
      await createAlert(actor, { criteria: searchQuery(search) });
      await db.$executeRaw`
        insert into alert_candidates (player_id, changed_at) select id, ${secondsFrom(now(), 1)} from players
        on conflict do nothing`;
      await sweep();
      expect((await hitsOf(recruiter.id)).map(({ playerId }) => playerId).sort()).toEqual(page);
    }),
    { numRuns: process.env.TIER === "matrix" ? 25 : 10 },
  );
});
