import "server-only";
import { type Reader, shownClaims } from "@/lib/measurements/queries/shown-claims";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { maskedFor, maskFact, maskFields } from "../schema/mask-text";
import { isShown, type PrivacyAttribute } from "../schema/privacy";
import { type CardRow, cardSelect, type PlayerCard, toCard } from "./card";
import { subjectOf } from "./subject";

/** What a verified recruiter with a plan reads of everybody; what depends on the player and the reader `toProfile` reads. */
export const profileSelect = {
  ...cardSelect,
  secondarySport: true,
  identityCheckedAt: true,
  identityBasis: true,
  updatedAt: true,
} satisfies Prisma.PlayerSelect;

export type ProfileRow = Prisma.PlayerGetPayload<{ select: typeof profileSelect }>;
export type PlayerProfile = Omit<ProfileRow, keyof CardRow> &
  PlayerCard &
  Reserved & {
    claims: Awaited<ReturnType<typeof shownClaims>>;
    heightCm: number | null;
    weightKg: number | null;
  };

/** Completes a row read with `profileSelect`, as `toCard` does, for this reader. */
export async function toProfile(row: ProfileRow, reader: Reader): Promise<PlayerProfile> {
  const [[card], reserved, claims] = await Promise.all([
    toCard([row]),
    reservedOf(row.id, reader),
    shownClaims(row.id, reader),
  ]);
  if (!card) throw new Error("one row makes one card");
  const figure = (key: string) => claims.find(({ attribute }) => attribute === key)?.number ?? null;
  return { ...row, ...card, ...reserved, claims, heightCm: figure("height_cm"), weightKg: figure("weight_kg") };
}

const shownFacts = {
  select: {
    id: true,
    label: true,
    value: true,
    grade: true,
    source: true,
    happenedOn: true,
    place: true,
    createdAt: true,
  },
  orderBy: [{ happenedOn: { sort: "desc", nulls: "last" } }, { id: "asc" }],
} satisfies Prisma.Player$factsArgs;

const shownPerformances = {
  select: { id: true, metricName: true, metricValue: true, recordedAt: true },
  orderBy: { recordedAt: "desc" },
  take: 10,
} satisfies Prisma.Player$performancesArgs;

/** Null and empty where the reader may not see it: that is not asked of Postgres. */
type Reserved = {
  currentClub: string | null;
  experienceLevel: string | null;
  achievements: string | null;
  facts: Prisma.PlayerFactGetPayload<typeof shownFacts>[];
  performances: Prisma.PlayerPerformanceHistoryGetPayload<typeof shownPerformances>[];
};

async function reservedOf(id: string, reader: Reader): Promise<Reserved> {
  const subject = await subjectOf(id);
  const shown = (attribute: PrivacyAttribute) => isShown(attribute, subject, reader);
  const select: Prisma.PlayerSelect = {
    id: true,
    currentClub: shown("currentClub"),
    experienceLevel: shown("career"),
    achievements: shown("career"),
    facts: shown("facts") && shownFacts,
    performances: shown("performances") && shownPerformances,
  };
  const row: Partial<Reserved> = (await db.player.findUniqueOrThrow({ where: { id }, select })) ?? {};
  const { currentClub = null, experienceLevel = null, achievements = null } = row;
  const masked = maskedFor(subject, reader);
  return {
    currentClub,
    ...maskFields({ experienceLevel, achievements }, ["experienceLevel", "achievements"], masked),
    facts: (row.facts ?? []).map((fact) => maskFact(fact, masked)),
    performances: (row.performances ?? []).map((one) => maskFields(one, ["metricName", "metricValue"], masked)),
  };
}
