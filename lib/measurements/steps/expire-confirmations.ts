import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches, inBatches } from "@/lib/platform/db/in-batches";
import { measurementEvents } from "../events";
import { forgottenAfterDays } from "../schema/confirmation";

export async function announceExpired(actor: Actor): Promise<number> {
  const due = { answeredAt: null, withdrawnAt: null, expiryAnnouncedAt: null, expiresAt: { lte: now() } };
  return forEachDueInBatches(
    (id, take) =>
      db.confirmation.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const [expired] = await tx.confirmation.updateManyAndReturn({
          where: { ...due, id },
          data: { expiryAnnouncedAt: now() },
          select: { playerId: true },
        });
        if (expired)
          await measurementEvents.record(tx, actor, "confirmation.expired", { confirmationId: id, ...expired });
        return expired !== undefined;
      }),
  );
}

export async function forgetUnanswered() {
  const cutoff = daysFrom(now(), -forgottenAfterDays);
  await inBatches(
    (limit) => db.$executeRaw`
      delete from confirmations where id in (
        select id from confirmations where answered_at is null and expires_at < ${cutoff} limit ${limit})`,
  );
}
