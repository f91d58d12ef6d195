import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import type { Tx } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { playerEvents } from "../events";
import { guardiansOf } from "../queries/guardians-of";
import { comesOfAge } from "../schema/ages";

/** On the 18th birthday the guardian's page closes and the player's own consents apply. Returns how many players. */
export async function endGuardianship(actor: Actor): Promise<number> {
  const due = { endedAt: null, player: { birthDate: { lte: bornBefore(now()) } } };
  return forEachDueInBatches(
    (after, take) => guardiansOf(due, after, take),
    (playerId) =>
      transaction(async (tx) => {
        const { count } = await tx.guardian.updateMany({ where: { ...due, playerId }, data: { endedAt: now() } });
        if (count > 0) await applyOwnConsents(tx, actor, playerId);
        return count > 0;
      }),
  );
}

async function applyOwnConsents(tx: Tx, actor: Actor, playerId: string) {
  const { birthDate, userId } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { birthDate: true, userId: true },
  });
  const ownConsent = await tx.consent.findFirst({
    where: { userId, kind: "image_rights", givenBy: "self" },
    orderBy: { createdAt: "desc" },
    select: { given: true },
  });
  await tx.player.update({ where: { id: playerId }, data: { consentImageRights: ownConsent?.given ?? false } });
  await playerEvents.record(tx, actor, "guardian.ended", { playerId, at: comesOfAge(birthDate).toISOString() });
}
