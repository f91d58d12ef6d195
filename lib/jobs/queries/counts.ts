import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";

export type JobCounts = Record<"offers" | "applications" | "wishlist", number>;

/** The numbers of the actor's offers, with those of the organization, applications and wishlist entries. */
export async function jobCounts({ userId, recruiterId }: Actor): Promise<JobCounts> {
  const [row] = await db.$queryRaw<JobCounts[]>`
    select
      (select count(*)::int from sport_jobs j where j.recruiter_id = ${recruiterId}::uuid
        or (j.recruiter_id is null and j.user_id = ${userId}::uuid)) as offers,
      (select count(*)::int from job_applications a where a.user_id = ${userId}::uuid) as applications,
      (select count(*)::int from wishlist_items w where w.recruiter_id = ${recruiterId}::uuid) as wishlist`;
  if (!row) throw new Error("a select of counts has a row");
  return row;
}
