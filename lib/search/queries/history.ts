import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { searchInput } from "../schema/search";

const RECENT = 10;
export const shownOnDashboard = 3;

/** The recruiter's last searches, newest first, parsed like the page's URL. */
export async function listSearches(actor: Actor, most = RECENT) {
  const searches = await db.recruiterSearchHistory.findMany({
    where: ownerFilter(actor),
    orderBy: { searchedAt: "desc" },
    take: most,
    select: { id: true, criteria: true, resultsCount: true, searchedAt: true },
  });
  return searches.map(({ criteria, ...row }) => ({ ...row, search: searchInput(criteria as Record<string, unknown>) }));
}

const PAGE_SIZE = 50;

/** All searches of the recruiter, in pages of 50. */
export async function searchesFrom(actor: Actor, after: string | undefined) {
  const cursor = readCursor(after);
  const rows = await db.recruiterSearchHistory.findMany({
    where: { ...ownerFilter(actor), ...(cursor && olderThan(cursor)) },
    orderBy: [{ searchedAt: "desc" }, { id: "desc" }],
    take: PAGE_SIZE + 1,
    select: { id: true, criteria: true, resultsCount: true, searchedAt: true },
  });
  const lastRow = rows.length > PAGE_SIZE ? rows[PAGE_SIZE - 1] : undefined;
  return {
    rows: rows
      .slice(0, PAGE_SIZE)
      .map(({ criteria, ...row }) => ({ ...row, search: searchInput(criteria as Record<string, unknown>) })),
    next: lastRow ? writeCursor({ createdAt: lastRow.searchedAt, id: lastRow.id }) : null,
  };
}

const olderThan = ({ createdAt: searchedAt, id }: Cursor) => ({
  OR: [{ searchedAt: { lt: searchedAt } }, { searchedAt, id: { lt: id } }],
});

const ownerFilter = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
