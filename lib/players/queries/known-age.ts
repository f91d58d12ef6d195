import "server-only";
import { now } from "@/lib/platform/clock";
import type { Prisma } from "@/lib/platform/prisma/client";
import { bornBefore } from "../schema/ages";

const birthDate = { select: { birthDate: true } } as const;

/** Give this to the `select` of an account, and what comes back to `birthDateIn`. */
export const ageSelect = { player: birthDate, esportPlayer: birthDate, profile: birthDate } as const;

type Row = Prisma.UserGetPayload<{ select: typeof ageSelect }>;

/** When somebody was born, by the profile they have, else by what they said with their account; null for whoever never said. */
export const birthDateIn = ({ player, esportPlayer, profile }: Row): Date | null =>
  player?.birthDate ?? esportPlayer?.birthDate ?? profile?.birthDate ?? null;

/** Accounts of whoever said when they were born, and is of age by that date. */
export function adultUsers() {
  const birthDate = { lte: bornBefore(now()) };
  const noGamer = { OR: [{ esportPlayer: null }, { esportPlayer: { birthDate: null } }] };
  return {
    OR: [
      { player: { birthDate } },
      { player: null, esportPlayer: { birthDate } },
      { player: null, ...noGamer, profile: { birthDate } },
    ],
  } satisfies Prisma.UserWhereInput;
}
