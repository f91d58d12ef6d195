import { randomBytes, randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { invitationHash } from "@/lib/recruiters/queries/invitation";
import { aPerson, type aRecruiter } from "./factories";

type Club = Pick<Awaited<ReturnType<typeof aRecruiter>>, "recruiter" | "user">;

/** Somebody else who acts for this club, or reads. */
export async function aColleague({ recruiter, user }: Club, seat: "member" | "reader" = "member") {
  const { userId } = await aPerson("recruiter");
  const recruiterId = recruiter.id;
  const given = { recruiterId, userId, seat, invitedById: user.id };
  const membership = await db.membership.create({ data: given });
  return { actor: createActor({ kind: "recruiter", userId, recruiterId, memberId: userId, seat }), membership, userId };
}

/** An invitation that waits, with the token its letter bore. */
export async function anInvitation(
  { recruiter, user }: Club,
  over: Partial<Prisma.SeatInvitationUncheckedCreateInput> = {},
) {
  const token = randomBytes(32).toString("base64url");
  const at = { createdAt: now(), expiresAt: daysFrom(now(), 14) };
  const to = { email: `${randomUUID()}@test.recruit`, seat: "member", locale: "en" } as const;
  const tokenHash = invitationHash(token);
  const data = { recruiterId: recruiter.id, invitedById: user.id, ...to, ...at, tokenHash, ...over };
  const { id, email } = await db.seatInvitation.create({ data });
  return { id, email, token };
}

/** The same for the address of this account. */
export async function anInvitationOf(club: Club, userId: string, seat: "member" | "reader" = "member") {
  const { email } = await db.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return anInvitation(club, { email, seat });
}

/** Who is of it now, by account. */
export async function seatsOf({ recruiter }: Club) {
  const held = await db.membership.findMany({ where: { recruiterId: recruiter.id, leftAt: null } });
  return Object.fromEntries(held.map(({ userId, seat }) => [userId, seat]));
}
