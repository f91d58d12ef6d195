import "server-only";
import type { Prisma } from "@/lib/core/prisma/client";
import { type PlayerProfile, type ProfileRow, profileSelect, toProfile } from "./profile";

/** What opens with an accepted request, and what the player, their guardian and admins always see. */
export const identitySelect = {
  ...profileSelect,
  fullName: true,
  email: true,
  phone: true,
  birthDate: true,
  city: true,
} satisfies Prisma.PlayerSelect;

export type IdentityRow = Prisma.PlayerGetPayload<{ select: typeof identitySelect }>;
export type PlayerIdentity = Omit<PlayerProfile, "city"> & Omit<IdentityRow, keyof ProfileRow>;

/** Completes a row read with `identitySelect`; the city is the real one. */
export async function toIdentity(row: IdentityRow): Promise<PlayerIdentity> {
  const { fullName, email, phone, birthDate, city } = row;
  return { ...(await toProfile(row)), fullName, email, phone, birthDate, city };
}
