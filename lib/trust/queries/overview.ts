import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { Prisma } from "@/lib/platform/prisma/client";
import { countedFigures } from "./counted-figures";

/** The figures that are not on the home page: stored totals plus unmerged changes, and pending verification cases. */
export const othersSql = Prisma.sql`
  select f.esport + coalesce(sum(change) filter (where figure = 'esport'), 0)::int as esport,
    f.job_seekers + coalesce(sum(change) filter (where figure = 'job_seekers'), 0)::int as "jobSeekers",
    f.matches + coalesce(sum(change) filter (where figure = 'matches'), 0)::int as matches,
    (select count(*)::int from kyc_documents where verification_status = 'pending' and verdict is null) as "pendingKyc"
  from counted_figures f
  left join counted_changes on transaction >= (select counted_from()) and figure in ('esport', 'job_seekers', 'matches')
  group by f.id`;

/** The eight figures of the reports, each equal to the count of its list in `tileLists`; null without the "reports" permission. */
export async function platformFigures(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const [publicFigures, [others]] = await Promise.all([
    countedFigures(),
    db.$queryRaw<Record<"esport" | "jobSeekers" | "matches" | "pendingKyc", number>[]>(othersSql),
  ]);
  if (!others) throw new Error("the figures have one row");
  return { ...publicFigures, ...others };
}

export type PlatformFigures = NonNullable<Awaited<ReturnType<typeof platformFigures>>>;
