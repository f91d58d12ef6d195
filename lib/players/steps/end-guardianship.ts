import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import type { Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { guardiansOf } from "../queries/guardians-of";
import { bornBefore, comesOfAge } from "../schema/ages";

/** On the 18th birthday the player decides alone: the guardian's page closes, the player's own consents hold. Returns how many. */
export async function endGuardianship(actor: Actor): Promise<number> {
  const due = { endedAt: null, player: { birthDate: { lte: bornBefore(now()) } } };
  return forEachDueInBatches(
    (after, take) => guardiansOf(due, after, take),
    (playerId) =>
      transaction(async (tx) => {
        const { count } = await tx.guardian.updateMany({ where: { ...due, playerId }, data: { endedAt: now() } });
        if (count > 0) await handOver(tx, actor, playerId);
        return count > 0;
      }),
  );
}

async function handOver(tx: Tx, actor: Actor, playerId: string) {
  const { birthDate, userId } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { birthDate: true, userId: true },
  });
  const own = await tx.consent.findFirst({
    where: { userId, kind: "image_rights", givenBy: "self" },
    orderBy: { createdAt: "desc" },
    select: { given: true },
  });
  await tx.player.update({ where: { id: playerId }, data: { consentImageRights: own?.given ?? false } });
  await recordEvent(tx, actor, "guardian.ended", { playerId, at: comesOfAge(birthDate).toISOString() });
}
