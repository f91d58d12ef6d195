import "server-only";
import { ownPlan } from "@/lib/billing/queries/plans";
import type { SignedIn } from "@/lib/core/actor";
import { db } from "@/lib/core/db";
import { countUnread } from "@/lib/messages/queries/inbox";

/** What the header of the working screens says: who is signed in, messages not read yet, and, for a recruiter who holds a plan or credits, how many identities are left. */
export async function onBench(actor: SignedIn) {
  const [name, unread, plan] = await Promise.all([nameOf(actor), countUnread(actor), ownPlan(actor)]);
  return { name, unread, left: plan?.active ? plan.left : null };
}

async function nameOf({ userId, recruiterId }: SignedIn): Promise<string> {
  if (recruiterId) {
    const { organizationName } = await db.recruiter.findUniqueOrThrow({
      where: { id: recruiterId },
      select: { organizationName: true },
    });
    return organizationName;
  }
  const profile = await db.profile.findUnique({ where: { id: userId }, select: { fullName: true } });
  return profile?.fullName ?? "";
}
