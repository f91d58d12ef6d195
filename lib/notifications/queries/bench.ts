import "server-only";
import { ownPlan } from "@/lib/billing/queries/plans";
import { countUnread } from "@/lib/messages/queries/inbox";
import type { SignedIn } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { orElse } from "@/lib/platform/http/page-parts";

/** What the header of the working screens says: who is signed in, messages not read yet, and, for a recruiter who holds a plan or credits, how many identities are left. What cannot be read is left out. */
export async function onBench(actor: SignedIn) {
  const [name, unread, plan] = await Promise.all([
    orElse("name", nameOf(actor), ""),
    orElse("unread messages", countUnread(actor), 0),
    orElse("plan", ownPlan(actor), null),
  ]);
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
