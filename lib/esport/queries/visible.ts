import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { knownAccount } from "@/lib/platform/command/known-account";
import { Prisma } from "@/lib/platform/prisma/client";

/** E-sport players that everybody may know of, as SQL over `esport_players p`. */
export const publicEsport = Prisma.sql`p.status = 'shown' and exists (select from users u where u.id = p.user_id and u.disabled_at is null)`;

/** Those that this actor may know of: one's own always, and nobody who blocked them or whom they blocked. */
export function visibleEsport(actor: Actor): Prisma.Sql {
  if (!actor.userId) return publicEsport;
  const [me, known] = [Prisma.sql`${actor.userId}::uuid`, knownAccount(actor)];
  return Prisma.sql`(p.user_id = ${me} or (${publicEsport} and not exists (select from blocks b
    where (b.blocker_id = ${known} and b.blocked_id = p.user_id) or (b.blocker_id = p.user_id and b.blocked_id = ${known}))))`;
}
