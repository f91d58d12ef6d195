import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { Prisma } from "@/lib/platform/prisma/client";

/** Available by a day, by the same rule as `availabilityOn`, as SQL over `players p`; `from` also requires that the stated day is not earlier. */
export function availableBy({ from, until }: { from?: string; until?: string }): Prisma.Sql {
  const adult = Prisma.sql`p.birth_date <= ${bornBefore(now())}::date`;
  const newest = (attribute: string) =>
    Prisma.sql`left join newest_claims ${Prisma.raw(attribute)} on ${Prisma.raw(attribute)}.player_id = p.id and ${Prisma.raw(attribute)}.attribute = ${attribute} and ${Prisma.raw(attribute)}.sport = ''`;
  const contract = (attribute: string) => Prisma.sql`${newest(attribute)} and ${adult}`;
  const isBound = Prisma.sql`contract_status.choices[1] in ('contract', 'loan')`;
  const freeOn = Prisma.sql`coalesce(available_from.day, case when ${isBound} then contract_end.day end)`;
  return Prisma.sql`exists (select from (select) as one
    left join player_availability a on a.player_id = p.id
    ${newest("available_from")} ${contract("contract_status")} ${contract("contract_end")}
    where coalesce(a.answer, 'available') = 'available'
      and coalesce(${freeOn} <= ${until}::date, not coalesce(${isBound}, false))
      and coalesce(a.answer::text, available_from.day::text, contract_status.choices[1]) is not null
      ${from === undefined ? Prisma.empty : Prisma.sql`and available_from.day >= ${from}::date`})`;
}
