import "server-only";
import { named, nameOf } from "@/lib/accounts/queries/named";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import { type Act, shownEventTypes } from "./team-acts";

/** Who is of an actor's organization, the owner first and then as they came; who was invited and has not come; what was done last, by whom. Null for whoever is of none. */
export async function teamOf(actor: Actor) {
  if (actor.kind !== "recruiter") return null;
  const { recruiterId } = actor;
  const [{ organizationName }, memberships, invitations] = await Promise.all([
    db.recruiter.findUniqueOrThrow({ where: { id: recruiterId }, select: { organizationName: true } }),
    db.membership.findMany({ where: { recruiterId }, orderBy: [{ seat: "asc" }, { joinedAt: "asc" }], select: shown }),
    db.seatInvitation.findMany({
      where: { recruiterId, acceptedAt: null, revokedAt: null, expiresAt: { gt: now() } },
      orderBy: { createdAt: "desc" },
      select: { id: true, email: true, seat: true, createdAt: true, expiresAt: true, invitedBy: named },
    }),
  ]);
  const names = new Map(memberships.map(({ userId, user }) => [userId, nameOf(user)]));
  return {
    organization: organizationName,
    seat: actor.seat,
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
    invitations: invitations.map(({ invitedBy, ...each }) => ({ ...each, invitedBy: invitedBy && nameOf(invitedBy) })),
    acts: await lastActs(memberships, names),
  };
}

export type Team = NonNullable<Awaited<ReturnType<typeof teamOf>>>;
export type TeamMember = Team["members"][number];
export type TeamAct = Team["acts"][number];

type Membership = { userId: string; joinedAt: Date; leftAt: Date | null };

/** What any of them did while they were of it, the newest first, twenty at most. */
async function lastActs(memberships: Membership[], names: Map<string, string>) {
  const actsWhere = memberships.map(({ userId: actorId, joinedAt: gte, leftAt }) => ({
    actorId,
    createdAt: { gte, ...(leftAt && { lte: leftAt }) },
  }));
  const facts = await db.fact.findMany({
    where: { type: { in: [...shownEventTypes] }, OR: actsWhere },
    orderBy: { id: "desc" },
    take: 20,
  });
  return facts.map(({ id, type, actorId, data, createdAt: at }) => {
    const { userId } = data as { userId?: string };
    const [by, about] = [names.get(actorId ?? "") ?? "", names.get(userId ?? "") ?? ""];
    return { id: id.toString(), type: type as Act, by, about, at };
  });
}

const shown = {
  userId: true,
  seat: true,
  joinedAt: true,
  leftAt: true,
  isShown: true,
  user: { select: { email: true, disabledAt: true, profile: { select: { fullName: true } } } },
  invitedBy: named,
} as const;
