import { isMinor } from "@/lib/platform/ages";
import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

export async function playerToCheck(tx: Tx, actor: Actor<"player" | "guardian">) {
  const { birthDate, ...player } =
    (await tx.player.findUnique({
      where: { id: actor.playerId ?? actor.guardianOf },
      select: { userId: true, birthDate: true, identityChecked: true, guardian: { select: { status: true } } },
    })) ?? refuse("not_found");
  return { ...player, minor: isMinor(birthDate) };
}
