import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { Prisma } from "@/lib/core/prisma/client";
import { countedFigures } from "./counted-figures";

/** What the home page does not show: of small tables, and of the papers those that wait, which have an index of their own. */
export const othersSql = Prisma.sql`
  select
    (select count(*)::int from esport_players e left join users u on u.id = e.user_id where u.disabled_at is null) as esport,
    (select count(*)::int from job_seekers s left join users u on u.id = s.user_id where u.disabled_at is null) as "jobSeekers",
    (select count(*)::int from matches) as matches,
    (select count(*)::int from kyc_documents where verification_status = 'pending' and verdict is null) as "pendingKyc"`;

/** The eight figures of the reports; null for who does not look after them. Those that the home page shows are the same there, and cost no count. */
export async function platformFigures(actor: Actor) {
  if (!isStaff(actor, "reports")) return null;
  const [counted, [others]] = await Promise.all([
    countedFigures(),
    db.$queryRaw<Record<"esport" | "jobSeekers" | "matches" | "pendingKyc", number>[]>(othersSql),
  ]);
  if (!others) throw new Error("a select without a table has a row");
  return { ...counted, ...others };
}

export type PlatformFigures = NonNullable<Awaited<ReturnType<typeof platformFigures>>>;
