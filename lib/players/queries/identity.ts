import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { comesOfAge } from "../schema/ages";
import { type PlayerProfile, type ProfileRow, profileSelect, toProfile } from "./profile";

export const identitySelect = { ...profileSelect, fullName: true } satisfies Prisma.PlayerSelect;

export const ownSelect = { email: true, phone: true, birthDate: true, city: true } satisfies Prisma.PlayerSelect;

export type IdentityRow = Prisma.PlayerGetPayload<{ select: typeof identitySelect }>;
export type PlayerIdentity = PlayerProfile & Omit<IdentityRow, keyof ProfileRow>;

export async function toIdentity(row: IdentityRow, { owner }: { owner: boolean }): Promise<PlayerIdentity> {
  return { ...(await toProfile(row, { accessLevel: "identity", owner })), fullName: row.fullName };
}

export type Contact =
  | { of: "player"; email: string; phone: string | null }
  | { of: "guardian"; fullName: string; email: string; phone: string | null }
  | null;

/** The contact opened by an accepted request: the guardian's for a minor. A request from before the 18th birthday does not open the player's own contact afterwards. */
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
  const contact = await db.player.findUniqueOrThrow({ where: { id: playerId }, select: { email: true, phone: true } });
  return { of: "player", ...contact };
}
