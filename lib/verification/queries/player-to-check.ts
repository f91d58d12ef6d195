import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "@/lib/players/policy";

/** The player a paper is about: oneself, or the child on its guardian's page. */
export async function playerToCheck(tx: Tx, actor: Actor<"player" | "guardian">) {
  const { birthDate, ...player } =
    (await tx.player.findUnique({
      where: { id: actor.playerId ?? actor.guardianOf },
      select: { userId: true, birthDate: true, identityChecked: true, guardian: { select: { status: true } } },
    })) ?? refuse("not_found");
  return { ...player, minor: isMinor(birthDate) };
}
