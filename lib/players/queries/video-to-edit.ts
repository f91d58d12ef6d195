import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { MediaSide } from "../policy/players";
import { mediaOwner } from "./media-owner";

/** A video of the actor's profile or of the guardian's child, with the profile locked; refuses `not_found` for others. */
export async function videoToEdit(tx: Tx, actor: MediaSide, videoId: string) {
  const player = await mediaOwner(tx, actor);
  const video = await tx.playerVideo.findFirst({
    where: { id: videoId, ...player.ownerColumn },
    select: { id: true, documentId: true, posterId: true, document: { select: { seconds: true } } },
  });
  return { ...player, video: video ?? refuse("not_found") };
}
