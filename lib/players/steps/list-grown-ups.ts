import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { db } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { bornBefore } from "../schema/ages";

/** Players who turned 18 while a guardian's answer was missing decide alone: they are listed. Returns how many. */
export async function listGrownUps(actor: Actor): Promise<number> {
  const waiting = { status: "awaiting_guardian" as const, birthDate: { lte: bornBefore(now()) } };
  return forEachDue(
    (id, take) => db.player.findMany({ where: { ...waiting, id }, orderBy: { id: "asc" }, take, select: { id: true } }),
    (id) =>
      transaction(async (tx) => {
        const { count } = await tx.player.updateMany({ where: { ...waiting, id }, data: { status: "listed" } });
        if (count > 0) await record(tx, actor, "player.updated", { playerId: id });
        return count > 0;
      }),
  );
}
