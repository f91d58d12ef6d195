import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { measurementEvents } from "../events";
import { reminderDays } from "../schema/confirmation";

export async function remindConfirmers(actor: Actor): Promise<number> {
  const unanswered = { answeredAt: null, withdrawnAt: null, remindedAt: null, player: { user: { disabledAt: null } } };
  const due = { ...unanswered, askedAt: { lte: daysFrom(now(), -reminderDays) }, expiresAt: { gt: now() } };
  return forEachDueInBatches(
    (id, take) =>
      db.confirmation.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const [reminded] = await tx.confirmation.updateManyAndReturn({
          where: { ...due, id },
          data: { remindedAt: now() },
          select: { playerId: true },
        });
        if (reminded)
          await measurementEvents.record(tx, actor, "confirmation.reminded", { confirmationId: id, ...reminded });
        return reminded !== undefined;
      }),
  );
}
