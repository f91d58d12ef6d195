import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { playerEvents } from "../events";
import { guardiansOf } from "../queries/guardians-of";
import { comesOfAge } from "../schema/ages";
import { noticeDays } from "../schema/guardian";

export async function announceEnd(actor: Actor): Promise<number> {
  const nearlyAdult = { birthDate: { lte: bornBefore(daysFrom(now(), noticeDays)), gt: bornBefore(now()) } };
  const due = { comingOfAgeAnnouncedAt: null, endedAt: null, player: nearlyAdult };
  return forEachDueInBatches(
    (after, take) => guardiansOf(due, after, take),
    (playerId) =>
      transaction(async (tx) => {
        const { count } = await tx.guardian.updateMany({
          where: { ...due, playerId },
          data: { comingOfAgeAnnouncedAt: now() },
        });
        if (count === 0) return false;
        const { birthDate } = await tx.player.findUniqueOrThrow({
          where: { id: playerId },
          select: { birthDate: true },
        });
        await playerEvents.record(tx, actor, "guardian.end_announced", {
          playerId,
          at: comesOfAge(birthDate).toISOString(),
        });
        return true;
      }),
  );
}
