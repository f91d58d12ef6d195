import "server-only";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { transaction } from "@/lib/platform/command/command";
import { forEachDueInBatches } from "@/lib/platform/db/in-batches";
import { guardiansOf } from "../queries/guardians-of";
import { inviteGuardian } from "./invite-guardian";

/** Replaces guardians who have not answered in time by those named in their place, who are invited. Returns how many. */
export async function changeGuardians(actor: Actor): Promise<number> {
  const due = () => ({ status: "invited" as const, changeDueAt: { lte: now() } });
  return forEachDueInBatches(
    (after, take) => guardiansOf(due(), after, take),
    (playerId) =>
      transaction(async (tx) => {
        await tx.$queryRaw`select id from players where id = ${playerId}::uuid for update`;
        const guardian = await tx.guardian.findFirst({ where: { ...due(), playerId }, select });
        if (!guardian?.newName || !guardian.newEmail || !guardian.newLocale) return false;
        const { newName: guardianName, newEmail: guardianEmail, newLocale: guardianLocale, player } = guardian;
        const minor = { playerId, playerEmail: player.email };
        await inviteGuardian(tx, actor, minor, { guardianName, guardianEmail, guardianLocale });
        return true;
      }),
  );
}

const select = { newName: true, newEmail: true, newLocale: true, player: { select: { email: true } } } as const;
