import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { Prisma } from "@/lib/platform/prisma/client";

export const publicEsport = Prisma.sql`p.status = 'shown' and exists (select from users u where u.id = p.user_id and u.disabled_at is null)`;

/** The players this actor may see: always their own profile, and nobody with a block between them. */
export function visibleEsport(actor: Actor): Prisma.Sql {
  if (!actor.userId) return publicEsport;
  const [ownUserId, account] = [Prisma.sql`${actor.userId}::uuid`, knownAccount(actor)];
  return Prisma.sql`(p.user_id = ${ownUserId} or (${publicEsport} and not exists (select from blocks b
    where (b.blocker_id = ${account} and b.blocked_id = p.user_id) or (b.blocker_id = p.user_id and b.blocked_id = ${account}))))`;
}
