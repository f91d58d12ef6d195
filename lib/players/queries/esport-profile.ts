import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import type { EsportFigures } from "../schema/esport-figures";
import { maskedFor, maskFields } from "../schema/mask-text";
import { toEsportSubject } from "./subject";

/** The columns for verified recruiters with a plan; the player is still shown by handle. */
const profileSelect = {
  rank: true,
  rankPercentile: true,
  practiceHours: true,
  availableFrom: true,
  results: true,
  figures: true,
  peakRank: true,
  noBan: true,
} satisfies Prisma.EsportPlayerSelect;

const newestRankShot = {
  where: { rankOn: { not: null }, takenDownAt: null },
  orderBy: { rankOn: "desc" },
  take: 1,
  select: { rankOn: true },
} satisfies Prisma.EsportPlayer$picturesArgs;

/** The columns after an accepted introduction, and for the player. */
const identitySelect = {
  ...profileSelect,
  fullName: true,
  team: true,
  teamHistory: true,
  gameAccount: true,
  user: { select: { email: true } },
} satisfies Prisma.EsportPlayerSelect;

export type EsportProfile = Awaited<ReturnType<typeof profileOf>>;

export async function profileOf(id: string) {
  const { figures, fullName, publishName, mediaHidden, pictures, ...rest } = await db.esportPlayer.findUniqueOrThrow({
    where: { id },
    select: { ...profileSelect, fullName: true, publishName: true, mediaHidden: true, pictures: newestRankShot },
  });
  const masked = maskedFor(toEsportSubject({ fullName, publishName }), { accessLevel: "profile", owner: false });
  return {
    ...maskFields(rest, ["rank", "peakRank", "results"], masked),
    figures: figures as EsportFigures,
    rankOn: mediaHidden ? null : (pictures[0]?.rankOn ?? null),
  };
}

export async function identityOf(id: string) {
  const { user, figures, teamHistory, pictures, ...rest } = await db.esportPlayer.findUniqueOrThrow({
    where: { id },
    select: { ...identitySelect, pictures: newestRankShot },
  });
  return {
    ...rest,
    rankOn: pictures[0]?.rankOn ?? null,
    figures: figures as EsportFigures,
    teamHistory: teamHistory as ClaimRow[],
    email: user?.email ?? "",
  };
}

export type EsportIdentity = Awaited<ReturnType<typeof identityOf>>;
