import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { MAX_VIDEOS } from "../schema/media";

/** Refuses `too_many_videos` once there are as many as a player shows; gives the place after the last. Its caller holds the player's row. */
export async function refuseOneMoreVideo(tx: Tx, playerId: string): Promise<number> {
  const { _count, _max } = await tx.playerVideo.aggregate({
    where: { playerId },
    _count: true,
    _max: { position: true },
  });
  if (_count >= MAX_VIDEOS) refuse("too_many_videos");
  return (_max.position ?? 0) + 1;
}
