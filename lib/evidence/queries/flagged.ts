import "server-only";
import { type Actor, isStaff } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { answeredClaims } from "./shown-claim";

/** Something was odd about it, and nobody has looked yet. */
export const flagged = {
  NOT: { flags: { isEmpty: true } },
  answeredAt: { not: null },
  takenBackAt: null,
  clearedAt: null,
  voidedAt: null,
} as const;

/** Confirmations that wait for who moderates, the oldest first, whole; null for everybody else. */
export async function flaggedConfirmations(actor: Actor) {
  if (!isStaff(actor, "moderation")) return null;
  return db.confirmation.findMany({
    where: flagged,
    orderBy: [{ answeredAt: "asc" }, { id: "asc" }],
    take: 50,
    select: {
      id: true,
      name: true,
      role: true,
      club: true,
      email: true,
      proof: true,
      flags: true,
      answeredAt: true,
      player: { select: { id: true, handle: true, fullName: true, guardian: { select: { fullName: true } } } },
      claims: answeredClaims,
    },
  });
}

export type Flagged = NonNullable<Awaited<ReturnType<typeof flaggedConfirmations>>>[number];
