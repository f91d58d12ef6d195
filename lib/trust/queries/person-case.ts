import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { toQueuedCase, verificationCaseSelect } from "./verification-case";

/** All documents of one person, the newest of each type separately, with the data to compare and the next person to decide. Returns null for unknown people, without documents, and without the "verification" permission. */
export async function personCase(actor: Actor, userId: string) {
  if (!isStaff(actor, "verification") || !id.safeParse(userId).success) return null;
  const [user, rows, next] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: statedColumns }),
    db.kycDocument.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: verificationCaseSelect(actor),
    }),
    nextToDecide(actor, userId),
  ]);
  if (!user || rows.length === 0) return null;
  const allCases = rows.map((row) => toQueuedCase(row, actor));
  const newest = [...new Map(allCases.toReversed().map((document) => [document.documentType, document])).values()];
  return {
    userId,
    name: user.recruiter?.organizationName ?? user.player?.fullName ?? user.profile?.fullName ?? null,
    statedFacts: user,
    minor: user.player !== null && isMinor(user.player.birthDate),
    documents: newest.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)),
    earlier: allCases.filter((document) => !newest.includes(document)),
    next,
    readAt: now().toISOString(),
  };
}

export type PersonCase = NonNullable<Awaited<ReturnType<typeof personCase>>>;

async function nextToDecide({ userId: reader }: Actor<"staff">, exceptUserId: string) {
  const nextCase = await db.kycDocument.findFirst({
    where: {
      verificationStatus: "pending",
      verdict: null,
      userId: { not: exceptUserId },
      OR: [{ firstApprovedById: null }, { firstApprovedById: { not: reader } }],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { userId: true },
  });
  return nextCase?.userId ?? null;
}

const statedColumns = {
  email: true,
  profile: { select: { fullName: true } },
  recruiter: {
    select: {
      organizationName: true,
      organizationType: true,
      contactPerson: true,
      email: true,
      phone: true,
      country: true,
      city: true,
      address: true,
      websiteUrl: true,
    },
  },
  player: {
    select: {
      fullName: true,
      birthDate: true,
      nationality: true,
      city: true,
      guardian: { select: { fullName: true } },
    },
  },
} as const;
