import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The current memberships, with the organization locked so that changes to roles happen one at a time. */
export async function lockMemberships(tx: Tx, recruiterId: string) {
  await tx.$queryRaw`select id from recruiters where id = ${recruiterId}::uuid for update`;
  return tx.membership.findMany({
    where: { recruiterId, leftAt: null },
    select: {
      id: true,
      userId: true,
      teamRole: true,
      isShown: true,
      user: { select: { email: true, disabledAt: true } },
    },
  });
}

export async function membershipOf(tx: Tx, recruiterId: string, userId: string) {
  const memberships = await lockMemberships(tx, recruiterId);
  return memberships.find((member) => member.userId === userId) ?? refuse("not_found");
}

/** Checks ownership again under the lock, because it may have been transferred in the meantime. */
export async function memberToManage(tx: Tx, actor: { recruiterId: string; userId: string }, userId: string) {
  const memberships = await lockMemberships(tx, actor.recruiterId);
  if (!memberships.some((candidate) => candidate.userId === actor.userId && candidate.teamRole === "owner"))
    refuse("organization_owner_only");
  return memberships.find((membership) => membership.userId === userId) ?? refuse("not_found");
}
