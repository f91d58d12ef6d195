import "server-only";
import { randomBytes } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recruiterEvents } from "../events";
import { mayInvite } from "../policy";
import { invitationHash } from "../queries/invitation";
import { lockMemberships } from "../queries/memberships";
import { invitationDays, invitationInput } from "../schema";
import { emailInvitation } from "../steps/email-invitation";

/** Inviting an address again revokes its earlier invitation. */
export const inviteMember = command({
  limit: { act: "inviteMember", person: { burst: 20, seconds: 3600 } },
  by: organizationOwners,
  input: invitationInput,
  async load(tx, { email }, { recruiterId }) {
    const memberships = await lockMemberships(tx, recruiterId);
    const isMember = memberships.some(({ user }) => user.email.toLowerCase() === email.toLowerCase());
    const openInvitations = { recruiterId, acceptedAt: null, revokedAt: null };
    const openCount = await tx.teamInvitation.count({
      where: { ...openInvitations, expiresAt: { gt: now() }, NOT: { email } },
    });
    return { isMember, memberCount: memberships.length + openCount };
  },
  allow: mayInvite,
  async run({ tx, actor, input: { email, teamRole, language: locale } }) {
    const { recruiterId } = actor;
    const [createdTime, token] = [now(), randomBytes(32).toString("base64url")];
    const openInvitations = { recruiterId, email, acceptedAt: null, revokedAt: null };
    await tx.teamInvitation.updateMany({ where: openInvitations, data: { revokedAt: createdTime } });
    const expiresAt = daysFrom(createdTime, invitationDays);
    const invitation = {
      recruiterId,
      email,
      teamRole,
      locale,
      invitedById: actor.userId,
      createdAt: createdTime,
      expiresAt,
    };
    const {
      id: invitationId,
      recruiter,
      invitedBy,
    } = await tx.teamInvitation.create({
      data: { ...invitation, tokenHash: invitationHash(token) },
      select: {
        id: true,
        recruiter: { select: { organizationName: true } },
        invitedBy: { select: { profile: { select: { fullName: true } } } },
      },
    });
    const inviterName = invitedBy?.profile?.fullName ?? recruiter.organizationName;
    const organization = recruiter.organizationName;
    await emailInvitation(tx, { to: email, locale, teamRole, organization, by: inviterName, token, expiresAt });
    await recruiterEvents.record(tx, actor, "member.invited", { recruiterId, invitationId });
    return { invitationId };
  },
});
