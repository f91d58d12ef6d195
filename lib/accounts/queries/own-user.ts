import "server-only";
import type { SignedIn } from "@/lib/platform/command/actor";
import type { Tx } from "@/lib/platform/db/db";

const select = { id: true, email: true, emailConfirmedAt: true, passwordHash: true } as const;

/** Who acts for the organization beside its owner. */
const others = { where: { leftAt: null, seat: { not: "owner" } }, select: { id: true } } as const;

/** The account an actor tends, for its commands. */
export const ownUser = (tx: Tx, { userId }: SignedIn) => tx.user.findUniqueOrThrow({ where: { id: userId }, select });

/** The same with what keeps somebody from leaving: a plan that would go on being paid, people who would be left without an owner. */
export async function userToLeave(tx: Tx, { userId }: SignedIn) {
  const { recruiter, ...rest } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { ...select, recruiter: { select: { subscription: true, memberships: others } } },
  });
  const plan = recruiter?.subscription;
  const runs = plan && ["trialing", "active", "past_due", "paused"].includes(plan.status) && !plan.cancelAtPeriodEnd;
  return { ...rest, planRunsOn: runs === true, others: recruiter?.memberships.length ?? 0 };
}
