import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

export type CountryRow = { country: string; people: number };

/** Countries of listed players and active recruiters, most frequent first; null without the "accounts" permission. */
export async function listCountries(actor: Actor): Promise<CountryRow[] | null> {
  if (!isStaff(actor, "accounts")) return null;
  return db.$queryRaw<CountryRow[]>`
    select country::text, sum(people)::int as people from (
      select country, people from counted_countries
      union all select country, change from counted_changes
        where transaction >= (select counted_from()) and figure in ('players', 'recruiters')) as counted
    group by country having sum(people) > 0 order by people desc, country`;
}
