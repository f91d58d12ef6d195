import "server-only";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id } from "@/lib/platform/command/input";
import { db } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";
import { paperFor, toPaper } from "./paper";

/**
 * All papers of one person, the newest of each kind with what it has to be compared with, the earlier ones beside them, and who waits
 * next; null for unknown people, for who sent none, and for who does not verify.
 */
export async function personCase(actor: Actor, userId: string) {
  if (!isStaff(actor, "verification") || !id.safeParse(userId).success) return null;
  const [user, rows, next] = await Promise.all([
    db.user.findUnique({ where: { id: userId }, select: told }),
    db.kycDocument.findMany({
      where: { userId },
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      select: paperFor(actor),
    }),
    nextToDecide(actor, userId),
  ]);
  if (!user || rows.length === 0) return null;
  const all = rows.map((row) => toPaper(row, actor));
  const newest = [...new Map(all.toReversed().map((paper) => [paper.documentType, paper])).values()];
  return {
    userId,
    name: user.recruiter?.organizationName ?? user.player?.fullName ?? user.profile?.fullName ?? null,
    told: user,
    minor: user.player !== null && isMinor(user.player.birthDate),
    papers: newest.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)),
    earlier: all.filter((paper) => !newest.includes(paper)),
    next,
    readAt: now().toISOString(),
  };
}

export type PersonCase = NonNullable<Awaited<ReturnType<typeof personCase>>>;

/** Who has waited longest of those this reader can decide about. */
async function nextToDecide({ userId: reader }: Actor<"staff">, except: string) {
  const found = await db.kycDocument.findFirst({
    where: {
      verificationStatus: "pending",
      verdict: null,
      userId: { not: except },
      OR: [{ firstApprovedById: null }, { firstApprovedById: { not: reader } }],
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { userId: true },
  });
  return found?.userId ?? null;
}

const told = {
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
