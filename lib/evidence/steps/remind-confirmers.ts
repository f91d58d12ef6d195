import "server-only";
import type { Actor } from "@/lib/core/actor";
import { daysFrom, now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { reminderDays } from "../schema/confirmation";

/** Writes once more to those who have not answered for a week. Returns how many. */
export async function remindConfirmers(actor: Actor): Promise<number> {
  const waiting = { answeredAt: null, withdrawnAt: null, remindedAt: null, player: { user: { disabledAt: null } } };
  const due = { ...waiting, askedAt: { lte: daysFrom(now(), -reminderDays) }, expiresAt: { gt: now() } };
  return forEachDue(
    (id, take) =>
      db.confirmation.findMany({ where: { ...due, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const [reminded] = await tx.confirmation.updateManyAndReturn({
          where: { ...due, id },
          data: { remindedAt: now() },
          select: { playerId: true },
        });
        if (reminded) await record(tx, actor, "confirmation.reminded", { confirmationId: id, ...reminded });
        return reminded !== undefined;
      }),
  );
}
