import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdultSeeker } from "./birth-date";

/** People who work in sport that this actor may know of, as SQL over `job_seekers s`: one's own profile; for organisations and the moderators all adults that are listed; nobody else's for others. */
export function visibleSeekers(actor: Actor): Prisma.Sql {
  if (!actor.userId) return Prisma.sql`false`;
  const [me, known] = [Prisma.sql`${actor.userId}::uuid`, knownAccount(actor)];
  if (actor.kind !== "recruiter" && !isStaff(actor, "moderation")) return Prisma.sql`s.user_id = ${me}`;
  return Prisma.sql`(s.user_id = ${me} or (s.status = 'shown'
    and ${isAdultSeeker()}
    and not exists (select from blocks b
      where (b.blocker_id = ${known} and b.blocked_id = s.user_id) or (b.blocker_id = s.user_id and b.blocked_id = ${known}))))`;
}
