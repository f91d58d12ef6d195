import "server-only";
import { db } from "@/lib/core/db";
import type { Prisma } from "@/lib/core/prisma/client";

/** What a verified recruiter with a plan reads beside the card: the rank itself, results, hours, from when; still under the handle. */
const profileSelect = {
  rank: true,
  rankPercentile: true,
  practiceHours: true,
  availableFrom: true,
  results: true,
} satisfies Prisma.EsportPlayerSelect;

/** What a yes opens to one recruiter, and the player themselves always sees. */
const identitySelect = {
  ...profileSelect,
  fullName: true,
  team: true,
  gameAccount: true,
  user: { select: { email: true } },
} satisfies Prisma.EsportPlayerSelect;

export type EsportProfile = Prisma.EsportPlayerGetPayload<{ select: typeof profileSelect }>;

export const profileOf = (id: string) => db.esportPlayer.findUniqueOrThrow({ where: { id }, select: profileSelect });

export async function identityOf(id: string) {
  const { user, ...rest } = await db.esportPlayer.findUniqueOrThrow({ where: { id }, select: identitySelect });
  return { ...rest, email: user?.email ?? "" };
}

export type EsportIdentity = Awaited<ReturnType<typeof identityOf>>;
