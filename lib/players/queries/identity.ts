import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { isMinor } from "../policy";
import { comesOfAge } from "../schema/ages";
import { type PlayerProfile, type ProfileRow, profileSelect, toProfile } from "./profile";

/** What opens to one recruiter with an accepted request (PRODUCT 2); whom to write to says `contactFor`. */
export const identitySelect = { ...profileSelect, fullName: true } satisfies Prisma.PlayerSelect;

/** What only the player, their guardian and admins see. */
export const ownSelect = { email: true, phone: true, birthDate: true, city: true } satisfies Prisma.PlayerSelect;

export type IdentityRow = Prisma.PlayerGetPayload<{ select: typeof identitySelect }>;
export type PlayerIdentity = PlayerProfile & Omit<IdentityRow, keyof ProfileRow>;

/** Completes a row read with `identitySelect`, for the owner or for whom the name was opened. */
export async function toIdentity(row: IdentityRow, { owner }: { owner: boolean }): Promise<PlayerIdentity> {
  return { ...(await toProfile(row, { depth: "identity", owner })), fullName: row.fullName };
}

export type Contact =
  | { of: "player"; email: string; phone: string | null }
  | { of: "guardian"; fullName: string; email: string; phone: string | null }
  | null;

/** The contact a yes opened: a minor's is the guardian's. What was opened before the 18th birthday opens no contact of the player's own after it. */
export async function contactFor(playerId: string, { openedAt }: { openedAt: Date }): Promise<Contact> {
  const { birthDate } = await db.player.findUniqueOrThrow({ where: { id: playerId }, select: { birthDate: true } });
  if (isMinor(birthDate)) {
    const guardian = await db.guardian.findUnique({
      where: { playerId },
      select: { fullName: true, email: true, phone: true, status: true },
    });
    if (guardian?.status !== "confirmed") return null;
    const { fullName, email, phone } = guardian;
    return { of: "guardian", fullName, email, phone };
  }
  if (openedAt < comesOfAge(birthDate)) return null;
  const own = await db.player.findUniqueOrThrow({ where: { id: playerId }, select: { email: true, phone: true } });
  return { of: "player", ...own };
}
