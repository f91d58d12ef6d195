import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Search } from "../schema/search";

/** SQL over `players p`: plays one of the positions, with the side and role if given; cards show only the main position. */
export function plays(search: Search, mainOnly: boolean): Prisma.Sql {
  const { positions } = search;
  const isMainPosition = positions && Prisma.sql`p.position = any(${[...positions]})`;
  if (mainOnly) return isMainPosition ?? Prisma.sql`true`;
  const matchesPosition = positions ? Prisma.sql`r ->> 'position' = any(${[...positions]})` : Prisma.sql`true`;
  // A scalar subquery instead of "exists", which beside an "or" would be evaluated for all players first.
  const hasPosition = Prisma.sql`(select true ${rowsOf(search)} and ${matchesPosition} limit 1)`;
  return isMainPosition && !hasSide(search) ? Prisma.sql`(${isMainPosition} or ${hasPosition})` : hasPosition;
}

export function positionsOf(search: Search, mainOnly: boolean): Prisma.Sql {
  if (mainOnly) return Prisma.sql`select p.position`;
  const claimedPositions = Prisma.sql`select r ->> 'position' ${rowsOf(search)}`;
  return hasSide(search)
    ? Prisma.sql`select distinct * from (${claimedPositions}) as said`
    : Prisma.sql`select p.position union ${claimedPositions}`;
}

const hasSide = ({ side, role }: Search) => side !== undefined || role !== undefined;

const rowsOf = ({ sport, side, role }: Search) => Prisma.sql`
  from newest_claims c, jsonb_array_elements(c.parts) r
  where c.player_id = p.id and c.attribute = 'positions' and c.sport = ${sport ?? ""}
    ${side ? Prisma.sql`and r ->> 'side' = ${side}` : Prisma.empty}
    ${role ? Prisma.sql`and r ->> 'role' = ${role}` : Prisma.empty}`;
