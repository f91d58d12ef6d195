import "server-only";
import { daysFrom, now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches, inBatches } from "@/lib/platform/db/in-batches";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { forgottenAfterDays } from "../schema/confirmation";

/** Tells players once whose letters were not answered in time. Returns how many. */
export async function announceExpired(actor: Actor): Promise<number> {
  const due = { answeredAt: null, withdrawnAt: null, expiryToldAt: null, expiresAt: { lte: now() } };
  return forEachDueInBatches(
    (id, take) =>
      db.confirmation.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const [expired] = await tx.confirmation.updateManyAndReturn({
          where: { ...due, id },
          data: { expiryToldAt: now() },
          select: { playerId: true },
        });
        if (expired) await recordEvent(tx, actor, "confirmation.expired", { confirmationId: id, ...expired });
        return expired !== undefined;
      }),
  );
}

/** The name and address of somebody who never answered are kept no longer than the player needs to see it. */
export async function forgetUnanswered() {
  const before = daysFrom(now(), -forgottenAfterDays);
  await inBatches(
    (atMost) => db.$executeRaw`
      delete from confirmations where id in (
        select id from confirmations where answered_at is null and expires_at < ${before} limit ${atMost})`,
  );
}
