import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { answeredClaims } from "@/lib/players/queries/shown-claim";
import { stateOf } from "../schema/confirmation";
import { confirmationHash, type LinkKind } from "./confirmation-link";

/** Returns the claims a confirmation link asks about, and nothing else of the player; null for an unknown link. */
export async function openConfirmationRequest(token: string) {
  const hash = confirmationHash(token);
  const request = await db.confirmation.findFirst({
    where: { OR: [{ tokenHash: hash }, { receiptHash: hash }] },
    select: {
      ...dateFields,
      tokenHash: true,
      name: true,
      role: true,
      club: true,
      namesPlayer: true,
      proof: true,
      flags: true,
      player: {
        select: {
          handle: true,
          fullName: true,
          primarySport: true,
          birthDate: true,
          user: { select: { disabledAt: true } },
        },
      },
      claims: answeredClaims,
    },
  });
  if (!request) return null;
  const { player, tokenHash, namesPlayer, flags, ...confirmation } = request;
  const open = player.user.disabledAt === null && confirmation.claims.length > 0;
  const state = open ? stateOf(confirmation, now()) : ("withdrawn" as const);
  return {
    ...confirmation,
    link: (tokenHash === hash ? "answer" : "receipt") as LinkKind,
    state,
    lookedAt: flags.length > 0 && !confirmation.clearedAt && !confirmation.voidedAt,
    player: namesPlayer ? player.fullName : player.handle,
    sport: player.primarySport,
    minor: isMinor(player.birthDate),
  };
}

const dateFields = {
  askedAt: true,
  expiresAt: true,
  withdrawnAt: true,
  answeredAt: true,
  revokedAt: true,
  clearedAt: true,
  voidedAt: true,
} as const;

export type ConfirmationRequest = NonNullable<Awaited<ReturnType<typeof openConfirmationRequest>>>;
