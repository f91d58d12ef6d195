import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Act, shownEventTypes } from "./team-acts";

/** The members of the actor's organization (owner first, then by joining date), open invitations and recent activity; null for actors who are not recruiters. */
export async function teamOf(actor: Actor) {
  if (actor.kind !== "recruiter") return null;
  const { recruiterId } = actor;
  const [{ organizationName }, memberships, invitations] = await Promise.all([
    db.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: { organizationName: true } }),
    db.membership.findMany({
      where: { recruiterId },
      orderBy: [{ teamRole: "asc" }, { joinedAt: "asc" }],
      select: memberSelect,
    }),
    db.teamInvitation.findMany({
      where: { recruiterId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
      orderBy: { createdAt: "desc" },
      select: { id: true, email: true, teamRole: true, createdAt: true, expiresAt: true, invitedBy: named },
    }),
  ]);
  const names = new Map(memberships.map(({ userId, user }) => [userId, nameOf(user)]));
  return {
    organization: organizationName,
    teamRole: actor.teamRole,
    members: memberships
      .filter(({ leftAt }) => leftAt === null)
      .map(({ user, invitedBy, leftAt: _, ...member }) => ({
        ...member,
        name: nameOf(user),
        email: user.email,
        stopped: user.disabledAt !== null,
        invitedBy: invitedBy && nameOf(invitedBy),
        isReader: member.userId === actor.userId,
      })),
    invitations: invitations.map(({ invitedBy, ...invitation }) => ({
      ...invitation,
      invitedBy: invitedBy && nameOf(invitedBy),
    })),
    acts: await lastActs(memberships, names),
  };
}

export type Team = NonNullable<Awaited<ReturnType<typeof teamOf>>>;
export type TeamMember = Team["members"][number];
export type TeamAct = Team["acts"][number];

type Membership = { userId: string; joinedAt: Date; leftAt: Date | null };

/** The last twenty actions of members, newest first, limited to the time of their membership. */
async function lastActs(memberships: Membership[], names: Map<string, string>) {
  const membershipFilters = memberships.map(({ userId: actorId, joinedAt: gte, leftAt }) => ({
    actorId,
    createdAt: { gte, ...(leftAt && { lte: leftAt }) },
  }));
  const events = await db.domainEvent.findMany({
    where: { type: { in: [...shownEventTypes] }, OR: membershipFilters },
    orderBy: { id: "desc" },
    take: 20,
  });
  return events.map(({ id, type, actorId, data, createdAt: occurredAt }) => {
    const { userId } = data as { userId?: string };
    const [by, about] = [names.get(actorId ?? "") ?? "", names.get(userId ?? "") ?? ""];
    return { id: id.toString(), type: type as Act, by, about, occurredAt };
  });
}

const memberSelect = {
  userId: true,
  teamRole: true,
  joinedAt: true,
  leftAt: true,
  isShown: true,
  user: { select: { email: true, disabledAt: true, profile: { select: { fullName: true } } } },
  invitedBy: named,
} as const;
