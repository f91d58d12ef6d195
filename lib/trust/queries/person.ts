import "server-only";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { activityOf } from "./activity";
import { personState } from "./people";

export type Person = NonNullable<Awaited<ReturnType<typeof getPerson>>>;

/** A person of any type by the id in the list, with account and activity; null for unknown ids and without the "accounts" permission. */
export async function getPerson(actor: Actor, id: string) {
  if (!isStaff(actor, "accounts") || !uuid.safeParse(id).success) return null;
  const [player, recruiter, seeker, esport] = await Promise.all([
    db.player.findUnique({ where: { id }, select: playerSelect }),
    db.recruiter.findUnique({ where: { id }, select: recruiterSelect }),
    db.jobSeeker.findUnique({ where: { id } }),
    db.esportPlayer.findUnique({ where: { id } }),
  ]);
  const userId = player?.userId ?? recruiter?.userId ?? (seeker ?? esport ?? { userId: id }).userId;
  const user = userId ? await db.user.findUnique({ where: { id: userId }, select: accountSelect }) : null;
  if (!player && !recruiter && !seeker && !esport && !user) return null;
  const activity = await activityOf(actor, {
    userId,
    ...(player && { playerId: player.id }),
    ...(recruiter && { recruiterId: recruiter.id }),
  });
  const state = await personState(id);
  const name = recruiter?.organizationName ?? (player ?? seeker ?? esport)?.fullName ?? user?.profile?.fullName ?? null;
  return { id, name, state, player, recruiter, seeker, esport, user, activity: activity?.entries ?? [] };
}

const playerSelect = {
  id: true,
  userId: true,
  fullName: true,
  handle: true,
  status: true,
  phone: true,
  birthDate: true,
  nationality: true,
  city: true,
  primarySport: true,
  level: true,
  createdAt: true,
  guardian: { select: { fullName: true, email: true } },
  _count: { select: { contactRequests: true, disclosures: true, registrations: true, matches: true } },
} as const;

const recruiterSelect = {
  id: true,
  userId: true,
  organizationName: true,
  organizationType: true,
  status: true,
  verifiedAt: true,
  phone: true,
  country: true,
  city: true,
  createdAt: true,
  _count: { select: { contactRequests: true, disclosures: true, matches: true } },
} as const;

const accountSelect = {
  id: true,
  email: true,
  emailConfirmedAt: true,
  locale: true,
  disabledAt: true,
  eraseAt: true,
  createdAt: true,
  profile: { select: { fullName: true } },
  role: { select: { role: true } },
  kycDocuments: {
    orderBy: { createdAt: "desc" },
    select: { id: true, documentType: true, verificationStatus: true, createdAt: true },
  },
  _count: { select: { sessions: { where: { revokedAt: null } }, tickets: true, jobs: true } },
} as const;
