import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "../policy";

/** After a yes or a no of the player or the guardian, whose caller holds the row: hidden players stay hidden, and those that were taken down. */
export async function settleStatus(tx: Tx, playerId: string) {
  const { status, ...yeses } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { status: true, birthDate: true, consentTerms: true, guardian: { select: { status: true } } },
  });
  if (status === "hidden" || status === "taken_down") return;
  await tx.player.update({ where: { id: playerId }, data: { status: statusWith(yeses) } });
}

type Yeses = { birthDate: Date; guardian: { status: string } | null; consentTerms: boolean };

/** What a profile waits for, a minor's guardian first. */
function statusWith({ birthDate, guardian, consentTerms }: Yeses) {
  if (isMinor(birthDate) && guardian?.status !== "confirmed") return "awaiting_guardian";
  return consentTerms ? "listed" : "awaiting_player";
}
