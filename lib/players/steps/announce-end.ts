import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { guardiansOf } from "../queries/guardians-of";
import { bornBefore, comesOfAge } from "../schema/ages";
import { noticeDays } from "../schema/guardian";

/** Tells players who turn 18 within the notice, and their guardians, that the guardian's part ends; each once. Returns how many. */
export async function announceEnd(actor: Actor): Promise<number> {
  const soon = { birthDate: { lte: bornBefore(daysFrom(now(), noticeDays)), gt: bornBefore(now()) } };
  const due = { comingOfAgeToldAt: null, endedAt: null, player: soon };
  return forEachDueInBatches(
    (after, take) => guardiansOf(due, after, take),
    (playerId) =>
      transaction(async (tx) => {
        const { count } = await tx.guardian.updateMany({
          where: { ...due, playerId },
          data: { comingOfAgeToldAt: now() },
        });
        if (count === 0) return false;
        const { birthDate } = await tx.player.findUniqueOrThrow({
          where: { id: playerId },
          select: { birthDate: true },
        });
        await recordEvent(tx, actor, "guardian.end_announced", { playerId, at: comesOfAge(birthDate).toISOString() });
        return true;
      }),
  );
}
