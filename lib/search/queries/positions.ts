import "server-only";
import { Prisma } from "@/lib/platform/prisma/client";
import type { Search } from "../schema/search";

/** That a player `p` holds one of the positions, or claims one with the side and the role that are asked. Cards tell the first position alone. */
export function plays(search: Search, mainOnly: boolean): Prisma.Sql {
  const { positions } = search;
  const main = positions && Prisma.sql`p.position = any(${[...positions]})`;
  if (mainOnly) return main ?? Prisma.sql`true`;
  const matchesPosition = positions ? Prisma.sql`r ->> 'position' = any(${[...positions]})` : Prisma.sql`true`;
  // A value and no "exists": beside an "or" that would be answered for the claims of everybody before the first player is looked at.
  const hasPosition = Prisma.sql`(select true ${rowsOf(search)} and ${matchesPosition} limit 1)`;
  return main && !hasSide(search) ? Prisma.sql`(${main} or ${hasPosition})` : hasPosition;
}

/** All of them as rows of one column, each once. */
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
