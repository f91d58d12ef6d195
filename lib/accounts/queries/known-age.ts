import "server-only";
import { bornBefore } from "@/lib/platform/ages";
import { now } from "@/lib/platform/clock";
import type { Prisma } from "@/lib/platform/prisma/client";

const birthDate = { select: { birthDate: true } } as const;

export const ageSelect = { player: birthDate, esportPlayer: birthDate, profile: birthDate } as const;

type Row = Prisma.UserGetPayload<{ select: typeof ageSelect }>;

/** The birth date of the profile, otherwise the one given with the account; null if unknown. */
export const birthDateIn = ({ player, esportPlayer, profile }: Row): Date | null =>
  player?.birthDate ?? esportPlayer?.birthDate ?? profile?.birthDate ?? null;

export function adultUsers() {
  const birthDate = { lte: bornBefore(now()) };
  const noEsportBirthDate = { OR: [{ esportPlayer: null }, { esportPlayer: { birthDate: null } }] };
  return {
    OR: [
      { player: { birthDate } },
      { player: null, esportPlayer: { birthDate } },
      { player: null, ...noEsportBirthDate, profile: { birthDate } },
    ],
  } satisfies Prisma.UserWhereInput;
}
