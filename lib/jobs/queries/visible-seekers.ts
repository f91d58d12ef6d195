import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { Prisma } from "@/lib/platform/prisma/client";
import { isAdultSeeker } from "./birth-date";

/** Whoever has another profile by now, or children to answer for, cannot change or hide it: the roles of the `seekers` of the policy. */
const isOwnersToChange = Prisma.sql`not exists (
  select from user_roles r left join players p on p.user_id = r.user_id
  where r.user_id = s.user_id and (r.role not in ('job_seeker', 'player') or (r.role = 'player' and p.id is not null)))`;

/** People who work in sport that this actor may know of, as SQL over `job_seekers s`: one's own profile; for organisations and the moderators all adults that are listed and may change it; nobody else's for others. */
export function visibleSeekers(actor: Actor): Prisma.Sql {
  if (!actor.userId) return Prisma.sql`false`;
  const [me, known] = [Prisma.sql`${actor.userId}::uuid`, knownAccount(actor)];
  if (actor.kind !== "recruiter" && !isStaff(actor, "moderation")) return Prisma.sql`s.user_id = ${me}`;
  return Prisma.sql`(s.user_id = ${me} or (s.status = 'shown'
    and ${isAdultSeeker()} and ${isOwnersToChange}
    and not exists (select from blocks b
      where (b.blocker_id = ${known} and b.blocked_id = s.user_id) or (b.blocker_id = s.user_id and b.blocked_id = ${known}))))`;
}
