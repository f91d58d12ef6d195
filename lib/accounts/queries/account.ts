import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db } from "@/lib/core/db";

/** How the signed-in person is addressed; null for a visitor. */
export async function ownAccount(actor: Actor) {
  if (!actor.userId) return null;
  const select = { email: true, profile: { select: { fullName: true } } };
  const account = await db.user.findUnique({ where: { id: actor.userId }, select });
  return account && { email: account.email, fullName: account.profile?.fullName ?? account.email };
}
