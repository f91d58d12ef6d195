import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { ADULT_AGE } from "../schema/ages";

/** Players who turned 18 while a guardian's answer was missing decide alone: they are listed. Returns how many. */
export async function listGrownUps(actor: Actor): Promise<number> {
  const today = now();
  const born = new Date(Date.UTC(today.getUTCFullYear() - ADULT_AGE, today.getUTCMonth(), today.getUTCDate()));
  return transaction(async (tx) => {
    const grown = await tx.player.updateManyAndReturn({
      where: { status: "awaiting_guardian", birthDate: { lte: born } },
      data: { status: "listed" },
      select: { id: true },
    });
    for (const { id: playerId } of grown) await record(tx, actor, "player.updated", { playerId });
    return grown.length;
  });
}
