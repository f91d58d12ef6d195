import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { playerToEdit } from "./player-to-edit";

/** A video of the actor's profile or of the guardian's child, with the profile locked; refuses `not_found` for others. */
export async function videoToEdit(tx: Tx, actor: Actor<"player" | "guardian">, videoId: string) {
  const player = await playerToEdit(tx, actor);
  const video = await tx.playerVideo.findFirst({
    where: { id: videoId, playerId: player.id },
    select: { id: true, documentId: true, posterId: true, document: { select: { seconds: true } } },
  });
  return { ...player, video: video ?? refuse("not_found") };
}
