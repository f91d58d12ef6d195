import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { maskedFor, maskFact, maskFields } from "../schema/mask-text";
import { type CurrentWords, currentWords } from "../schema/own-words";
import { isShown, type PrivacyAttribute } from "../schema/privacy";
import { type CardRow, cardSelect, type PlayerCard, toCard } from "./card";
import { factsOf, type OwnWords, performancesOf } from "./own-words";
import { type Reader, shownClaims } from "./shown-claims";
import { subjectOf } from "./subject";

/** The columns for a verified recruiter with a plan; `toProfile` adds what depends on the player and the reader. */
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
  RestrictedFields & {
    claims: Awaited<ReturnType<typeof shownClaims>>;
    heightCm: number | null;
    weightKg: number | null;
  };

export async function toProfile(row: ProfileRow, reader: Reader): Promise<PlayerProfile> {
  const [[card], restricted, claims] = await Promise.all([
    toCard([row]),
    loadRestricted(row.id, reader),
    shownClaims(row.id, reader),
  ]);
  if (!card) throw new Error("one row makes one card");
  const numberOf = (key: string) => claims.find(({ attribute }) => attribute === key)?.number ?? null;
  return { ...row, ...card, ...restricted, claims, heightCm: numberOf("height_cm"), weightKg: numberOf("weight_kg") };
}

/** Null and empty where the reader may not see the value; such columns are not selected. */
type RestrictedFields = {
  currentClub: string | null;
  experienceLevel: string | null;
  achievements: string | null;
  /** With the performance history, each metric once. */
  facts: CurrentWords<OwnWords>[];
};

async function loadRestricted(id: string, reader: Reader): Promise<RestrictedFields> {
  const subject = await subjectOf(id);
  const isVisible = (attribute: PrivacyAttribute) => isShown(attribute, subject, reader);
  const select: Prisma.PlayerSelect = {
    id: true,
    currentClub: isVisible("currentClub"),
    experienceLevel: isVisible("career"),
    achievements: isVisible("career"),
  };
  const [row, facts, performances] = await Promise.all([
    db.player.findUniqueOrThrow({ where: { id }, select }),
    isVisible("facts") ? factsOf(id) : [],
    isVisible("performances") ? performancesOf(id) : [],
  ]);
  const { currentClub = null, experienceLevel = null, achievements = null }: Partial<RestrictedFields> = row;
  const masked = maskedFor(subject, reader);
  return {
    ...maskFields(
      { currentClub, experienceLevel, achievements },
      ["currentClub", "experienceLevel", "achievements"],
      masked,
    ),
    facts: currentWords([...facts, ...performances].map((claim) => maskFact(claim, masked))),
  };
}
