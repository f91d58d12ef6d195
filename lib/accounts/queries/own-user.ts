import "server-only";
import type { SignedIn } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";

const select = { id: true, email: true, emailConfirmedAt: true, passwordHash: true } as const;

const otherMembers = { where: { leftAt: null, teamRole: { not: "owner" } }, select: { id: true } } as const;

export const ownUser = (tx: Tx, { userId }: SignedIn) => tx.user.findUniqueOrThrow({ where: { id: userId }, select });

/** Adds what prevents closing: a plan that would go on being paid, members who would lose the owner. */
export async function userToClose(tx: Tx, { userId }: SignedIn) {
  const { recruiter, ...rest } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...select, recruiter: { select: { subscription: true, memberships: otherMembers } } },
  });
  const plan = recruiter?.subscription;
  const isRunning =
    plan && ["trialing", "active", "past_due", "paused"].includes(plan.status) && !plan.cancelAtPeriodEnd;
  return { ...rest, planRunsOn: isRunning === true, others: recruiter?.memberships.length ?? 0 };
}
