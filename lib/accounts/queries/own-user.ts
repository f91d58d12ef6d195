import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";

const select = { id: true, email: true, emailConfirmedAt: true, passwordHash: true } as const;

/** The account an actor tends, for its commands; null for who is not signed in. */
export const ownUser = async (tx: Tx, actor: Actor) =>
  actor.userId ? tx.user.findUnique({ where: { id: actor.userId }, select }) : null;
