import "server-only";
import { ageOn } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { phoneToShow } from "@/lib/platform/text/phone";
import { isMinor, mayNameGuardian } from "../policy";
import { positionValue } from "../schema/player";
import { ownYes } from "./own-yes";

/** One's own profile, or on a guardian's page the child's, with everything the form shows; null for whoever has neither. */
export async function ownProfile(actor: Actor) {
  const id = actor.playerId ?? actor.guardianOf;
  const player = id && (await db.player.findUnique({ where: { id }, select: ownSelect }));
  if (!player) return null;
  const { guardian, birthDate, userId, newestClaims, ...rest } = player;
  const figure = (key: string) => newestClaims.find(({ attribute }) => attribute === key)?.number ?? null;
  return {
    ...rest,
    heightCm: figure("height_cm"),
    weightKg: figure("weight_kg"),
    birthDate,
    age: ageOn(birthDate),
    minor: isMinor(birthDate),
    guardian: isMinor(birthDate) ? guardian : null,
    mayNameGuardian: mayNameGuardian(guardian),
    ownYes: await ownYes(db, userId),
  };
}

export type OwnProfile = NonNullable<Awaited<ReturnType<typeof ownProfile>>>;

/** What the form starts with, by field name: the profile there is, or what the account knows of a person without one. */
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
  return { ...splitName(account.fullName), ...(birthDate && { birthDate }) };
}

export type ProfileDraft = Partial<ReturnType<typeof draftOf>>;

function draftOf({ guardian, birthDate, experienceLevel, ...player }: OwnProfile) {
  return {
    ...player,
    ...splitName(player.fullName),
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

/** Joined again by a space, the parts give the same name. */
function splitName(fullName: string) {
  const [firstName = "", ...rest] = fullName.split(" ");
  return { firstName, lastName: rest.join(" ") };
}
