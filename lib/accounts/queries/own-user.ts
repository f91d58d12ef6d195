import "server-only";
import type { Actor } from "@/lib/core/actor";
import type { Tx } from "@/lib/core/db";

const select = { id: true, email: true, emailConfirmedAt: true, passwordHash: true } as const;

/** The account an actor tends, for its commands; null for who is not signed in. */
export const ownUser = async (tx: Tx, actor: Actor) =>
  actor.userId ? tx.user.findUnique({ where: { id: actor.userId }, select }) : null;

/** The same with what keeps somebody from leaving: a plan that would go on being paid. */
export async function userToLeave(tx: Tx, actor: Actor) {
  if (!actor.userId) return null;
  const user = await tx.user.findUnique({
    where: { id: actor.userId },
    select: { ...select, recruiter: { select: { subscription: true } } },
  });
  if (!user) return null;
  const { recruiter, ...rest } = user;
  const plan = recruiter?.subscription;
  const runs = plan && ["trialing", "active", "past_due", "paused"].includes(plan.status) && !plan.cancelAtPeriodEnd;
  return { ...rest, planRunsOn: runs === true };
}
