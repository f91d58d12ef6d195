import "server-only";
import type { DomainEvent } from "@/lib/entry/domain-events";
import type { Tx } from "@/lib/platform/db/db";
import { emailMemberAboutRole } from "./steps/email-member-about-role";
import { endMembership } from "./steps/end-membership";

export async function updateRecruiterEmail(tx: Tx, { data: { userId } }: DomainEvent<"email.changed">) {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  await tx.recruiter.updateMany({ where: { userId }, data: { email } });
}

/** Keeps the organization's name, because players still see who viewed their identity; erases the contact data and the budget. */
export async function eraseRecruiter(tx: Tx, { data: { userId } }: DomainEvent<"account.erased">) {
  await tx.recruiter.updateMany({
    where: { userId },
    data: {
      contactPerson: "",
      email: "",
      phone: "",
      city: "",
      address: null,
      description: null,
      websiteUrl: null,
      preferredCountries: [],
      preferredCities: [],
      status: "pending",
      verifiedAt: null,
    },
  });
  await tx.budgetLine.deleteMany({ where: { recruiter: { userId } } });
}

export async function emailAboutMembership(
  tx: Tx,
  { type, actorId, data }: DomainEvent<"member.joined" | "member.removed" | "member.made_owner">,
) {
  const { recruiterId, userId } = data;
  if (type === "member.joined") {
    const { userId: ownerId } = await tx.recruiter.findUniqueOrThrow({
      where: { id: recruiterId },
      select: { userId: true },
    });
    return emailMemberAboutRole(tx, { to: ownerId, emailKey: "joined", recruiterId, about: userId });
  }
  if (type === "member.removed")
    return emailMemberAboutRole(tx, { to: userId, emailKey: "removed", recruiterId, about: userId });
  await emailMemberAboutRole(tx, { to: userId, emailKey: "madeOwner", recruiterId, about: userId });
  if (actorId)
    await emailMemberAboutRole(tx, { to: actorId, emailKey: "ownershipTransferred", recruiterId, about: userId });
}

/** Owners with members must transfer the organization before closing, so only invitations remain to be deleted for them. */
export async function removeMemberships(tx: Tx, { data: { userId } }: DomainEvent<"account.closed">) {
  const membership = await tx.membership.findFirst({ where: { userId, leftAt: null, teamRole: { not: "owner" } } });
  if (membership) await endMembership(tx, { userId }, membership, "member.left");
  const { email, recruiter } = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, recruiter: { select: { id: true } } },
  });
  await tx.teamInvitation.deleteMany({
    where: { OR: [{ email }, ...(recruiter ? [{ recruiterId: recruiter.id }] : [])] },
  });
}
