import "server-only";
import { db } from "@/lib/core/db";

/** How many matches an organization was told of, by the moment it was. */
export async function toldMatches(recruiterIds: string[], moments: string[]): Promise<Map<string, { count: number }>> {
  if (recruiterIds.length === 0) return new Map();
  const told = await db.match.groupBy({
    by: ["toldAt"],
    where: { recruiterId: { in: recruiterIds }, toldAt: { in: moments.map((at) => new Date(at)) } },
    _count: true,
  });
  return new Map(told.map(({ toldAt, _count: count }) => [toldAt?.toISOString() ?? "", { count }]));
}
