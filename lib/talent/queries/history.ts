import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { searchInput } from "../schema/search";

const fetched = 10;

/** The recruiter's last searches, newest first, each readable by the same parser as the page's address. */
export async function listSearches(actor: Actor) {
  const searches = await db.recruiterSearchHistory.findMany({
    where: mine(actor),
    orderBy: { searchedAt: "desc" },
    take: fetched,
    select: { id: true, criteria: true, resultsCount: true, searchedAt: true },
  });
  return searches.map(({ criteria, ...row }) => ({ ...row, search: searchInput(criteria as Record<string, unknown>) }));
}

export const countSearches = (actor: Actor): Promise<number> => db.recruiterSearchHistory.count({ where: mine(actor) });

const mine = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
