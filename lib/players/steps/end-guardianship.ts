import "server-only";
import type { Actor } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { transaction } from "@/lib/core/command";
import type { Tx } from "@/lib/core/db";
import { record } from "@/lib/core/facts";
import { forEachDue } from "@/lib/core/in-pages";
import { guardiansOf } from "../queries/guardians-of";
import { bornBefore, comesOfAge } from "../schema/ages";

/** On the 18th birthday the player decides alone: the guardian's page closes, the player's own consents hold. Returns how many. */
export async function endGuardianship(actor: Actor): Promise<number> {
  const due = { endedAt: null, player: { birthDate: { lte: bornBefore(now()) } } };
  return forEachDue(
    (after, take) => guardiansOf(due, after, take),
    (playerId) =>
      transaction(async (tx) => {
        const { count } = await tx.guardian.updateMany({ where: { ...due, playerId }, data: { endedAt: now() } });
        if (count > 0) await handOver(tx, actor, playerId);
        return count > 0;
      }),
  );
}

async function handOver(tx: Tx, actor: Actor, playerId: string) {
  const { birthDate, userId } = await tx.player.findUniqueOrThrow({
    where: { id: playerId },
    select: { birthDate: true, userId: true },
  });
  const own = await tx.consent.findFirst({
    where: { userId, kind: "image_rights", givenBy: "self" },
    orderBy: { createdAt: "desc" },
    select: { given: true },
  });
  await tx.player.update({ where: { id: playerId }, data: { consentImageRights: own?.given ?? false } });
  await record(tx, actor, "guardian.ended", { playerId, at: comesOfAge(birthDate).toISOString() });
}
