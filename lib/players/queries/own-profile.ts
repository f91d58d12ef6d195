import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { phoneToShow } from "@/lib/platform/text/phone";
import { mayNameGuardian } from "../policy/players";
import { splitFullName } from "../schema/full-name";
import { positionValue } from "../schema/player";
import { ownConsent } from "./own-consent";

/** The actor's profile, or the guardian's child's, with all form fields; null without one. */
export async function ownProfile(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id && (await db.player.findUnique({ where: { id }, select: ownSelect }));
  if (!player) return null;
  const { guardian, birthDate, userId, newestClaims, ...rest } = player;
  const numberOf = (key: string) => newestClaims.find(({ attribute }) => attribute === key)?.number ?? null;
  return {
    ...rest,
    heightCm: numberOf("height_cm"),
    weightKg: numberOf("weight_kg"),
    birthDate,
    age: ageOn(birthDate),
    minor: isMinor(birthDate),
    guardian: isMinor(birthDate) ? guardian : null,
    mayNameGuardian: mayNameGuardian(guardian),
    ownConsent: await ownConsent(db, userId),
  };
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof ownProfile>>>;

export async function profileDraft(actor: Actor): Promise<ProfileDraft> {
  const player = await ownProfile(actor);
  if (player) return draftOf(player);
  if (!actor.userId) return {};
  const account = await db.profile.findUnique({
    where: { id: actor.userId },
    select: { fullName: true, birthDate: true },
  });
  if (!account) return {};
  const birthDate = account.birthDate?.toISOString().slice(0, 10);
  return { ...splitFullName({ ...account, givenWords: null }), ...(birthDate && { birthDate }) };
}

export type ProfileDraft = Partial<ReturnType<typeof draftOf>>;

function draftOf({ guardian, birthDate, experienceLevel, ...player }: OwnProfile) {
  return {
    ...player,
    ...splitFullName(player),
    phone: player.phone && phoneToShow(player.phone, player.country).text,
    birthDate: birthDate.toISOString().slice(0, 10),
    position: positionValue(player.primarySport, player.position),
    experience: experienceLevel,
    guardianName: guardian?.newName ?? guardian?.fullName ?? null,
    guardianEmail: guardian?.newEmail ?? guardian?.email ?? null,
  };
}

const ownSelect = {
  id: true,
  userId: true,
  handle: true,
  fullName: true,
  givenWords: true,
  publishName: true,
  status: true,
  email: true,
  phone: true,
  birthDate: true,
  nationality: true,
  country: true,
  city: true,
  newestClaims: {
    where: { attribute: { in: ["height_cm", "weight_kg"] } },
    select: { attribute: true, number: true },
  },
  primarySport: true,
  secondarySport: true,
  position: true,
  level: true,
  experienceLevel: true,
  currentClub: true,
  achievements: true,
  agentService: true,
  identityChecked: true,
  guardian: {
    select: {
      fullName: true,
      email: true,
      newName: true,
      newEmail: true,
      status: true,
      invitedAt: true,
      confirmedAt: true,
    },
  },
} satisfies Prisma.PlayerSelect;
