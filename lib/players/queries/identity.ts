import "server-only";
import type { Prisma } from "@/lib/core/prisma/client";
import { type PlayerProfile, type ProfileRow, profileSelect, toProfile } from "./profile";

/** What opens to one recruiter with an accepted request (PRODUCT 2). */
export const identitySelect = {
  ...profileSelect,
  fullName: true,
  email: true,
  phone: true,
} satisfies Prisma.PlayerSelect;

/** What besides only the player, their guardian and admins see. */
export const ownSelect = { birthDate: true, city: true } satisfies Prisma.PlayerSelect;

export type IdentityRow = Prisma.PlayerGetPayload<{ select: typeof identitySelect }>;
export type PlayerIdentity = PlayerProfile & Omit<IdentityRow, keyof ProfileRow>;

/** Completes a row read with `identitySelect`. */
export async function toIdentity(row: IdentityRow): Promise<PlayerIdentity> {
  const { fullName, email, phone } = row;
  return { ...(await toProfile(row)), fullName, email, phone };
}
