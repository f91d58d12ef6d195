import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { db } from "@/lib/core/db";

/** The eight figures of the reports, counted over everything there is; null for who does not look after them. */
export async function platformFigures(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const [players, esport, jobSeekers, recruiters, contracts, matches, countries, pendingKyc] = await Promise.all([
    db.player.count(),
    db.esportPlayer.count(),
    db.jobSeeker.count({ where: { OR: [{ userId: null }, { user: { disabledAt: null } }] } }),
    db.recruiter.count(),
    db.contract.count(),
    db.match.count(),
    countCountries(),
    db.kycDocument.count({ where: { verificationStatus: "pending" } }),
  ]);
  return { players, esport, jobSeekers, recruiters, contracts, matches, countries, pendingKyc };
}

export type PlatformFigures = NonNullable<Awaited<ReturnType<typeof platformFigures>>>;

async function countCountries(): Promise<number> {
  const [found] = await db.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from (
      select nationality as country from players union select country from recruiters) as countries`;
  return found?.count ?? 0;
}
