import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { bornBefore } from "../schema/ages";
import { settleStatus } from "./settle-status";

/** Players who turned 18 while a guardian's answer was missing decide alone: whoever has said yes is listed. Returns how many waited. */
export async function listGrownUps(actor: Actor): Promise<number> {
  const waiting = { status: "awaiting_guardian" as const, birthDate: { lte: bornBefore(now()) } };
  return forEachDue(
    (id, take) => db.player.findMany({ where: { ...waiting, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const { count } = await tx.player.updateMany({
          where: { ...waiting, id },
          data: { status: "awaiting_player" },
        });
        if (count === 0) return false;
        await settleStatus(tx, id);
        await record(tx, actor, "player.updated", { playerId: id });
        return true;
      }),
  );
}
