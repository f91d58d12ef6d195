import "server-only";
import { liftSuspension, suspendAccount } from "@/lib/accounts/steps/suspend-account";
import { now } from "@/lib/core/clock";
import type { Tx } from "@/lib/core/db";
import type { Doer } from "@/lib/core/facts";

/** An account is suspended while a decision that stands says so, and open when none does. */
export async function keepSuspended(tx: Tx, actor: Doer, userId: string) {
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
