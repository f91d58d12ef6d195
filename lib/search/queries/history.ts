import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { type Cursor, readCursor, writeCursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { searchInput } from "../schema/search";

const fetched = 10;

/** The recruiter's last ten searches, newest first, parsed like the page's URL. */
export async function listSearches(actor: Actor) {
  const searches = await db.recruiterSearchHistory.findMany({
    where: mine(actor),
    orderBy: { searchedAt: "desc" },
    take: fetched,
    select: { id: true, criteria: true, resultsCount: true, searchedAt: true },
  });
  return searches.map(({ criteria, ...row }) => ({ ...row, search: searchInput(criteria as Record<string, unknown>) }));
}

const page = 50;

/** All searches of the recruiter, in pages of 50. */
export async function searchesFrom(actor: Actor, after: string | undefined) {
  const from = readCursor(after);
  const rows = await db.recruiterSearchHistory.findMany({
    where: { ...mine(actor), ...(from && before(from)) },
    orderBy: [{ searchedAt: "desc" }, { id: "desc" }],
    take: page + 1,
    select: { id: true, criteria: true, resultsCount: true, searchedAt: true },
  });
  const last = rows.length > page ? rows[page - 1] : undefined;
  return {
    rows: rows
      .slice(0, page)
      .map(({ criteria, ...row }) => ({ ...row, search: searchInput(criteria as Record<string, unknown>) })),
    next: last ? writeCursor({ createdAt: last.searchedAt, id: last.id }) : null,
  };
}

const before = ({ createdAt: at, id }: Cursor) => ({
  OR: [{ searchedAt: { lt: at } }, { searchedAt: at, id: { lt: id } }],
});

const mine = (actor: Actor) => ({ recruiterId: { in: actor.recruiterId ? [actor.recruiterId] : [] } });
