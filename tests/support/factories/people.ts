import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { type Scope, scopes } from "@/lib/platform/command/actor";
import { createActor } from "@/lib/platform/command/create-actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma, Role } from "@/lib/platform/prisma/client";
import { randomWord } from "./random-word";

/** Factories create rows with unique names; tests share nothing. */

const unique = (word: string) => `${word} ${randomWord()}`;
const yearsAgo = (years: number) => daysFrom(now(), -Math.round(years * 365.25 + 2));

async function aUser(role: Role | null, name: string, birthDate: Date | null = null) {
  return db.user.create({
    data: {
      email: `${randomUUID()}@test.recruit`,
      passwordHash: "none",
      profile: { create: { fullName: name, birthDate } },
      ...(role ? { role: { create: { role } } } : {}),
    },
  });
}

export async function aSport(slug = "football") {
  const rank = { football: 1, handball: 2, judo: 3 }[slug] ?? 9;
  await db.sport.createMany({
    data: [{ slug, name: slug, description: slug, popularityRank: rank }],
    skipDuplicates: true,
  });
  return db.sport.findUniqueOrThrow({ where: { slug } });
}

/** A signed-in person of 30 without a profile; `birthDate` changes the age, null means it was never given. */
export async function aPerson(role: Exclude<Role, "admin"> | null = null, birthDate: Date | null = yearsAgo(30)) {
  const user = await aUser(role, unique("Person"), birthDate);
  return createActor({ kind: "member", role: role ?? "user", userId: user.id });
}

export async function aStaffMember(...scopes: Scope[]) {
  const { id: userId } = await aUser("admin", unique("Colleague"), yearsAgo(30));
  await db.staffScope.createMany({ data: scopes.map((scope) => ({ userId, scope })) });
  return createActor({ kind: "staff", userId, scopes: scopes });
}

export async function aStaffWithoutFactor() {
  const { userId } = await anAdmin();
  return createActor({ kind: "staff", userId, scopes: [], mustAddFactor: true });
}

export const anAdmin = () => aStaffMember(...scopes);

/** A listed adult football player under a handle; `over` changes columns, `age` is in years. */
export async function aPlayer({
  age = 22,
  ...over
}: Partial<Prisma.PlayerUncheckedCreateInput> & { age?: number } = {}) {
  const fullName = over.fullName ?? unique("Player");
  const sport = await aSport(over.primarySport ?? "football");
  const user = await aUser("player", fullName);
  const player = await db.player.create({
    data: {
      userId: user.id,
      handle: unique("Lynx"),
      givenWords: 1,
      fullName,
      email: user.email,
      phone: "+33 6 00 00 00 00",
      birthDate: yearsAgo(age),
      nationality: "FR",
      country: "FR",
      city: "Lyon",
      heightCm: 180,
      weightKg: 75,
      primarySport: sport.slug,
      position: "winger",
      level: "amateur",
      experienceLevel: "Six seasons in a regional league",
      consentTerms: true,
      consentImageRights: true,
      ...over,
    },
  });
  await db.playerSport.create({ data: { playerId: player.id, sportId: sport.id, level: player.level } });
  return { actor: createActor({ kind: "player", userId: user.id, playerId: player.id }), player, user };
}

/** A listed minor with a confirmed guardian. */
export async function aMinor(over: Parameters<typeof aPlayer>[0] = {}) {
  const minor = await aPlayer({ age: 16, ...over });
  const guardian = await db.guardian.create({
    data: {
      playerId: minor.player.id,
      fullName: unique("Guardian"),
      email: `${randomUUID()}@test.recruit`,
      locale: "en",
      status: "confirmed",
      confirmedAt: now(),
      tokenHash: randomUUID(),
    },
  });
  return { ...minor, guardian, guardianActor: guardianOf(minor.player.id) };
}

/** A minor whose guardian was invited and has not answered. */
export async function aWaitingMinor(over: Parameters<typeof aPlayer>[0] = {}) {
  const minor = await aMinor({ status: "awaiting_guardian", consentImageRights: false, ...over });
  const invited = { status: "invited", confirmedAt: null } as const;
  const guardian = await db.guardian.update({ where: { playerId: minor.player.id }, data: invited });
  return { ...minor, guardian };
}

/** The actor on the page of this player's guardian, by default through the e-mailed link. */
export const guardianOf = (playerId: string, guardianBy: "mail" | "account" = "mail", userId: string | null = null) =>
  createActor({ kind: "guardian", guardianOf: playerId, guardianBy, userId });

/** A verified club with an active Basic plan; `over` changes columns, `plan: null` means no plan. */
export async function aRecruiter({
  plan = "basic",
  ...over
}: Partial<Prisma.RecruiterUncheckedCreateInput> & { plan?: "basic" | "pro" | "premium" | null } = {}) {
  const user = await aUser("recruiter", unique("Recruiter"));
  const recruiter = await db.recruiter.create({
    data: {
      userId: user.id,
      organizationType: "club",
      organizationName: unique("Club"),
      contactPerson: unique("Contact"),
      email: user.email,
      phone: "+33 4 00 00 00 00",
      country: "FR",
      city: "Lyon",
      interestedSports: ["football"],
      consentTerms: true,
      consentLogo: true,
      status: "verified",
      verifiedAt: now(),
      ...over,
    },
  });
  if (plan) await aSubscription(recruiter.id, plan);
  const [userId, recruiterId] = [user.id, recruiter.id];
  return {
    actor: createActor({ kind: "recruiter", userId, recruiterId, memberId: userId, teamRole: "owner" }),
    recruiter,
    user,
  };
}

async function aSubscription(recruiterId: string, plan: "basic" | "pro" | "premium") {
  const [periodStart, periodEnd] = [daysFrom(now(), -3), daysFrom(now(), 27)];
  const ids = { customerId: `cus_${randomUUID()}`, subscriptionId: `sub_${randomUUID()}` };
  await db.subscription.create({
    data: { recruiterId, ...ids, plan, status: "active", periodStart, periodEnd, appliedAt: periodStart },
  });
}

/** A conversation between a player and a recruiter, opened by an accepted request. */
export const aThread = async () => aThreadWith(await aPlayer());

export const aMinorsThread = async () => aThreadWith(await aMinor());

async function aThreadWith<Player extends Awaited<ReturnType<typeof aPlayer>>>(player: Player) {
  const recruiter = await aRecruiter();
  const pair = { playerId: player.player.id, recruiterId: recruiter.recruiter.id };
  const request = await db.contactRequest.create({
    data: {
      ...pair,
      message: "We would like to meet you.",
      status: "accepted",
      playerAnswer: true,
      expiresAt: daysFrom(now(), 14),
      answeredAt: now(),
      disclosure: { create: pair },
      thread: { create: pair },
    },
    include: { thread: true, disclosure: true },
  });
  return { player, recruiter, request, threadId: request.thread!.id };
}
