import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdultAccount } from "./birth-date";

/** The owner has no other profile and can still change this one; the roles match `seekers` in the policy. */
const isEditableByOwner = Prisma.sql`not exists (
  select from user_roles r left join players p on p.user_id = r.user_id
  where r.user_id = s.user_id and (r.role not in ('job_seeker', 'player') or (r.role = 'player' and p.id is not null)))`;

/** SQL condition over `job_seekers s`: everyone sees their own profile; recruiters and moderators also see all public profiles of adults, except where either side has blocked the other. */
export function visibleSeekers(actor: Actor): Prisma.Sql {
  if (!actor.userId) return Prisma.sql`false`;
  const [actorId, accountId] = [Prisma.sql`${actor.userId}::uuid`, knownAccount(actor)];
  if (actor.kind !== "recruiter" && !isStaff(actor, "moderation")) return Prisma.sql`s.user_id = ${actorId}`;
  return Prisma.sql`(s.user_id = ${actorId} or (s.status = 'shown'
    and ${isAdultAccount(Prisma.sql`s.user_id`)} and ${isEditableByOwner}
    and not exists (select from blocks b
      where (b.blocker_id = ${accountId} and b.blocked_id = s.user_id) or (b.blocker_id = s.user_id and b.blocked_id = ${accountId}))))`;
}
