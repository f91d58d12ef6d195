import "server-only";
import { randomBytes } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { organizationOwners } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayInvite } from "../policy";
import { invitationHash } from "../queries/invitation";
import { lockSeats } from "../queries/seat";
import { invitationDays, invitationInput } from "../schema";
import { writeOfInvitation } from "../steps/write-of-invitation";

/** Mails a link that gives a seat, once. Inviting an address again ends the link it was sent before. */
export const inviteMember = command({
  limit: { act: "inviteMember", person: { burst: 20, seconds: 3600 } },
  by: organizationOwners,
  input: invitationInput,
  async load(tx, { email }, { recruiterId }) {
    const seats = await lockSeats(tx, recruiterId);
    const seated = seats.some(({ user }) => user.email.toLowerCase() === email.toLowerCase());
    const open = { recruiterId, acceptedAt: null, revokedAt: null };
    const openCount = await tx.seatInvitation.count({ where: { ...open, expiresAt: { gt: now() }, NOT: { email } } });
    return { seated, seats: seats.length + openCount };
  },
  allow: mayInvite,
  async run({ tx, actor, input: { email, seat, language: locale } }) {
    const { recruiterId } = actor;
    const [at, token] = [now(), randomBytes(32).toString("base64url")];
    const open = { recruiterId, email, acceptedAt: null, revokedAt: null };
    await tx.seatInvitation.updateMany({ where: open, data: { revokedAt: at } });
    const expiresAt = daysFrom(at, invitationDays);
    const made = { recruiterId, email, seat, locale, invitedById: actor.userId, createdAt: at, expiresAt };
    const {
      id: invitationId,
      recruiter,
      invitedBy,
    } = await tx.seatInvitation.create({
      data: { ...made, tokenHash: invitationHash(token) },
      select: {
        id: true,
        recruiter: { select: { organizationName: true } },
        invitedBy: { select: { profile: { select: { fullName: true } } } },
      },
    });
    const by = invitedBy?.profile?.fullName ?? recruiter.organizationName;
    const organization = recruiter.organizationName;
    await writeOfInvitation(tx, { to: email, locale, seat, organization, by, token, expiresAt });
    await recordEvent(tx, actor, "seat.offered", { recruiterId, invitationId });
    return { invitationId };
  },
});
