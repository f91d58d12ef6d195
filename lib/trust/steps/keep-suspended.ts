import "server-only";
import { liftSuspension, suspendAccount } from "@/lib/accounts/steps/suspend-account";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import type { EventActor } from "@/lib/platform/outbox/domain-events";

/** Suspends the account while any decision requires it, otherwise lifts the suspension. */
export async function keepSuspended(tx: Tx, actor: EventActor, userId: string) {
  const cases = await tx.moderationCase.findMany({
    where: {
      concernedId: userId,
      undone: false,
      OR: [{ ruling: "closed" }, { ruling: "suspended", suspendedUntil: { gt: now() } }],
    },
    orderBy: { suspendedUntil: { sort: "desc", nulls: "first" } },
    select: { suspendedUntil: true },
  });
  const [longest] = cases;
  if (longest) await suspendAccount(tx, actor, userId, longest.suspendedUntil);
  else await liftSuspension(tx, actor, userId);
}
