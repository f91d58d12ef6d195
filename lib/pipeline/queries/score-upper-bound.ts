import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { staleDays } from "@/lib/measurements/schema/availability";
import { daysFrom, now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";
import { isFresh } from "@/lib/search/queries/claim-conditions";
import type { Search } from "@/lib/search/schema/search";
import { backedBy, freedom, openIn, weights } from "../schema/score";

/** SQL over `players p`: an upper bound of the score, from which claims exist, their grades and ages, but not their values. */
export const scoreUpperBound = (search: Search): Prisma.Sql => Prisma.sql`
  case when p.birth_date <= ${bornBefore(now())}::date then ${scoreBound(search, false)} else ${scoreBound(search, true)} end`;

function scoreBound(search: Search, grows: boolean): Prisma.Sql {
  const { sure, optional, backed, tested } = openIn(search, grows);
  const isAttribute = (...keys: readonly string[]) => Prisma.sql`c.attribute = any(${keys}::text[])`;
  const grades = Object.entries(backedBy).map(([grade, share]) => Prisma.sql`when ${grade} then ${share}::float8`);
  const part = (keys: readonly string[], weight: number, count: Prisma.Sql) =>
    keys.length === 0
      ? []
      : [
          Prisma.sql`floor(${weight}::float8 * least(1, coalesce(${count}, 0) / ${keys.length}::float8) + 0.5 + 1e-9)::int`,
        ];
  const parts = [
    Prisma.sql`${sure}::int`,
    ...part(optional, weights.optional, Prisma.sql`count(*) filter (where ${isAttribute(...optional)})`),
    ...part(
      backed,
      weights.evidence,
      Prisma.sql`sum(case c.grade::text ${Prisma.join(grades, " ")} end) filter (where ${isAttribute(...backed)})`,
    ),
    ...part(tested, weights.fresh, Prisma.sql`count(*) filter (where ${isAttribute(...tested)} and ${isFresh()})`),
  ];
  const availabilityAttributes = ["available_from", ...(grows ? [] : ["contract_status", "contract_end"])];
  return Prisma.sql`(
    select said.points + ${availabilityPoints()} from (
      select ${Prisma.join(parts, " + ")} as points,
        max(c.day) filter (where ${isAttribute("available_from")}) as own_day,
        max(c.choices[1]) filter (where ${isAttribute("contract_status")}) as contract,
        max(c.day) filter (where ${isAttribute("contract_end")}) as contract_end
      from newest_claims c
      where c.player_id = p.id and ${isAttribute(...new Set([...optional, ...backed, ...tested, ...availabilityAttributes]))} and c.sport in ('', ${search.sport ?? ""})
    ) as said left join player_availability a on a.player_id = p.id)`;
}

/** The availability points, by the same rules as `availabilityOn`. */
function availabilityPoints() {
  const points = (state: Parameters<typeof freedom>[0]["state"], stale = false) =>
    Prisma.sql`${Math.round(weights.free * freedom({ state, stale }))}::int`;
  const underContract = Prisma.sql`coalesce(contract in ('contract', 'loan'), false)`;
  return Prisma.sql`case
    when a.answer in ('committed', 'unavailable') then ${points("committed")}
    when coalesce(own_day, case when ${underContract} then contract_end end) > ${now()}::timestamptz::date then ${points("bound")}
    when own_day is null and ${underContract} and contract_end is null then ${points("bound")}
    when coalesce(a.answer::text, own_day::text, contract) is null then ${points("unsaid")}
    when a.confirmed_at >= ${daysFrom(now(), -staleDays)} then ${points("free")}
    else ${points("free", true)} end`;
}
