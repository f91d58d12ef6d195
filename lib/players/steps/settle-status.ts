import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Tx } from "@/lib/platform/db/db";

/** Updates the status after an answer of the player or the guardian, whose caller holds the lock; hidden and taken-down profiles keep theirs. */
export async function settleStatus(tx: Tx, playerId: string) {
  const { status, ...consents } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { status: true, birthDate: true, consentTerms: true, guardian: { select: { status: true } } },
  });
  if (status === "hidden" || status === "taken_down") return;
  await tx.player.update({ where: { id: playerId }, data: { status: statusWith(consents) } });
}

type Consents = { birthDate: Date; guardian: { status: string } | null; consentTerms: boolean };

function statusWith({ birthDate, guardian, consentTerms }: Consents) {
  if (isMinor(birthDate) && guardian?.status !== "confirmed") return "awaiting_guardian";
  return consentTerms ? "listed" : "awaiting_player";
}
