import "server-only";
import { createHash } from "node:crypto";
import { now } from "@/lib/platform/clock";
import { type Actor, isSignedIn } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { mayJoin } from "../policy";
import { invitationToken } from "../schema";

export const invitationHash = (token: string) => createHash("sha256").update(token).digest("base64url");

/** The invitation behind a link, with the verdict on whether the actor may accept it; null when it was used, revoked, has expired or does not exist. */
export async function openInvitation(actor: Actor, token: string) {
  const invitation = await findInvitation(db, token);
  if (!invitation) return null;
  const { recruiter, invitedBy, email, expiresAt } = invitation;
  const teamRole = invitation.teamRole === "reader" ? ("reader" as const) : ("member" as const);
  const verdict = isSignedIn(actor) ? mayJoin(actor, await invitationState(db, actor.userId, invitation)) : null;
  const signedInAddress = isSignedIn(actor) ? await getEmail(actor.userId) : null;
  const inviterName = invitedBy?.profile?.fullName ?? null;
  return {
    organization: recruiter.organizationName,
    email,
    own: signedInAddress,
    teamRole,
    expiresAt,
    by: inviterName,
    verdict,
  };
}

export type OpenInvitation = NonNullable<Awaited<ReturnType<typeof openInvitation>>>;

/** The invitation read while the organization is locked, so that concurrent acceptances see each other; refuses `invitation_invalid`. */
export async function invitationToUse(tx: Tx, token: string, userId: string) {
  const lockedInvitation = (await findInvitation(tx, token)) ?? refuse("invitation_invalid");
  await tx.$queryRaw`select id from recruiters where id = ${lockedInvitation.recruiterId}::uuid for update`;
  const invitation = (await findInvitation(tx, token)) ?? refuse("invitation_invalid");
  return { ...invitation, ...(await invitationState(tx, userId, invitation)) };
}

type Invitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>;

async function invitationState(tx: Tx, userId: string, { recruiterId, recruiter, email: invited }: Invitation) {
  const user = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: accountSelect });
  const { player, esportPlayer, jobSeeker, _count, email: signedInAddress } = user;
  const otherProfile = [player, esportPlayer, jobSeeker].some((holder) => holder !== null) || _count.children > 0;
  const memberCount = await tx.membership.count({ where: { recruiterId, leftAt: null } });
  const stopped = recruiter.user.disabledAt !== null;
  return { recruiterId, addresses: { own: signedInAddress, invited }, otherProfile, memberCount, stopped };
}

const getEmail = async (userId: string) =>
  (await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } })).email;

async function findInvitation(tx: Tx, token: string) {
  if (!invitationToken.safeParse(token).success) return null;
  return tx.teamInvitation.findFirst({
    where: { tokenHash: invitationHash(token), acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
    select: {
      id: true,
      recruiterId: true,
      email: true,
      teamRole: true,
      expiresAt: true,
      invitedById: true,
      invitedBy: { select: { profile: { select: { fullName: true } } } },
      recruiter: { select: { organizationName: true, user: { select: { disabledAt: true } } } },
    },
  });
}

const idOnly = { select: { id: true } } as const;
const accountSelect = {
  email: true,
  player: idOnly,
  esportPlayer: idOnly,
  jobSeeker: idOnly,
  _count: { select: { children: true } },
} as const;
