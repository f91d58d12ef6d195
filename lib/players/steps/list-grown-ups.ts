import { bornBefore } from "@/lib/platform/ages";
import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { db } from "@/lib/platform/db/db";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { playerEvents } from "../events";
import { settleStatus } from "./settle-status";

export async function listGrownUps(actor: Actor): Promise<number> {
  const waiting = { status: "awaiting_guardian" as const, birthDate: { lte: bornBefore(now()) } };
  return forEachDueInBatches(
    (id, take) => db.player.findMany({ where: { ...waiting, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const { count } = await tx.player.updateMany({
          where: { ...waiting, id },
          data: { status: "awaiting_player" },
        });
        if (count === 0) return false;
        await settleStatus(tx, id);
        await playerEvents.record(tx, actor, "player.updated", { playerId: id });
        return true;
      }),
  );
}
