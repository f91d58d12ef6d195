import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { db } from "@/lib/core/db";

/** The figures of the home page, counted: listed players, verified recruiters, signed contracts, countries of both. Read again every 30 seconds at most. */
export async function homeStats() {
  "use cache";
  cacheTag("stats");
  cacheLife({ stale: 300, revalidate: 30, expire: 86_400 });
  const [players, recruiters, contracts, countries] = await Promise.all([
    db.player.count({ where: { status: "listed" } }),
    db.recruiter.count({ where: { status: "verified" } }),
    db.contract.count({ where: { signedAt: { not: null } } }),
    db.$queryRaw<{ count: number }[]>`
      select count(*)::int as count from (
        select nationality as country from players where status = 'listed'
        union select country from recruiters where status = 'verified') as countries`,
  ]);
  return { players, recruiters, contracts, countries: countries[0]?.count ?? 0 };
}
