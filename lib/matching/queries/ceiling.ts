import "server-only";
import { staleDays } from "@/lib/measurements/schema/availability";
import { daysFrom, now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";
import { bornBefore } from "@/lib/players/schema/ages";
import { isFresh } from "@/lib/search/queries/claimed";
import type { Search } from "@/lib/search/schema/search";
import { backedBy, freedom, openIn, weights } from "../schema/score";

/**
 * What the score of `players p` who meet all that must hold comes to at the most, as SQL: of which attributes there are claims, of which
 * grade and how old, but not what they say. Whoever cannot be among the best is not read.
 */
export const ceiling = (search: Search): Prisma.Sql => Prisma.sql`
  case when p.birth_date <= ${bornBefore(now())}::date then ${made(search, false)} else ${made(search, true)} end`;

function made(search: Search, grows: boolean): Prisma.Sql {
  const { sure, wished, backed, tested } = openIn(search, grows);
  const of = (...keys: readonly string[]) => Prisma.sql`c.attribute = any(${keys}::text[])`;
  const grades = Object.entries(backedBy).map(([grade, worth]) => Prisma.sql`when ${grade} then ${worth}::float8`);
  const part = (keys: readonly string[], most: number, got: Prisma.Sql) =>
    keys.length === 0
      ? []
      : [Prisma.sql`floor(${most}::float8 * least(1, coalesce(${got}, 0) / ${keys.length}::float8) + 0.5 + 1e-9)::int`];
  const parts = [
    Prisma.sql`${sure}::int`,
    ...part(wished, weights.wishes, Prisma.sql`count(*) filter (where ${of(...wished)})`),
    ...part(
      backed,
      weights.evidence,
      Prisma.sql`sum(case c.grade::text ${Prisma.join(grades, " ")} end) filter (where ${of(...backed)})`,
    ),
    ...part(tested, weights.fresh, Prisma.sql`count(*) filter (where ${of(...tested)} and ${isFresh()})`),
  ];
  const ofFreedom = ["available_from", ...(grows ? [] : ["contract_status", "contract_end"])];
  return Prisma.sql`(
    select said.points + ${free()} from (
      select ${Prisma.join(parts, " + ")} as points,
        max(c.day) filter (where ${of("available_from")}) as own_day,
        max(c.choices[1]) filter (where ${of("contract_status")}) as contract,
        max(c.day) filter (where ${of("contract_end")}) as contract_end
      from newest_claims c
      where c.player_id = p.id and ${of(...new Set([...wished, ...backed, ...tested, ...ofFreedom]))} and c.sport in ('', ${search.sport ?? ""})
    ) as said left join player_availability a on a.player_id = p.id)`;
}

/** As `availabilityOn` tells it. */
function free() {
  const points = (state: Parameters<typeof freedom>[0]["state"], stale = false) =>
    Prisma.sql`${Math.round(weights.free * freedom({ state, stale }))}::int`;
  const bound = Prisma.sql`coalesce(contract in ('contract', 'loan'), false)`;
  return Prisma.sql`case
    when a.answer in ('committed', 'unavailable') then ${points("committed")}
    when coalesce(own_day, case when ${bound} then contract_end end) > ${now()}::timestamptz::date then ${points("bound")}
    when own_day is null and ${bound} and contract_end is null then ${points("bound")}
    when coalesce(a.answer::text, own_day::text, contract) is null then ${points("unsaid")}
    when a.confirmed_at >= ${daysFrom(now(), -staleDays)} then ${points("free")}
    else ${points("free", true)} end`;
}
