import { randomBytes, randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { invitationHash } from "@/lib/recruiters/queries/invitation";
import { aPerson, type aRecruiter } from "./people";

type Club = Pick<Awaited<ReturnType<typeof aRecruiter>>, "recruiter" | "user">;

/** Another member or reader of this club. */
export async function aColleague({ recruiter, user }: Club, teamRole: "member" | "reader" = "member") {
  const { userId } = await aPerson("recruiter");
  const recruiterId = recruiter.id;
  const memberData = { recruiterId, userId, teamRole, invitedById: user.id };
  const membership = await db.membership.create({ data: memberData });
  return {
    actor: createActor({ kind: "recruiter", userId, recruiterId, memberId: userId, teamRole }),
    membership,
    userId,
  };
}

export async function anInvitation(
  { recruiter, user }: Club,
  over: Partial<Prisma.TeamInvitationUncheckedCreateInput> = {},
) {
  const token = randomBytes(32).toString("base64url");
  const times = { createdAt: now(), expiresAt: daysFrom(now(), 14) };
  const to = { email: `${randomUUID()}@test.recruit`, teamRole: "member", locale: "en" } as const;
  const tokenHash = invitationHash(token);
  const data = { recruiterId: recruiter.id, invitedById: user.id, ...to, ...times, tokenHash, ...over };
  const { id, email } = await db.teamInvitation.create({ data });
  return { id, email, token };
}

export async function anInvitationOf(club: Club, userId: string, teamRole: "member" | "reader" = "member") {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return anInvitation(club, { email, teamRole });
}

export async function rolesOf({ recruiter }: Club) {
  const memberships = await db.membership.findMany({ where: { recruiterId: recruiter.id, leftAt: null } });
  return Object.fromEntries(memberships.map(({ userId, teamRole }) => [userId, teamRole]));
}
