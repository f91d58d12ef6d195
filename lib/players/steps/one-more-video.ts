import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { OwnerColumn } from "../queries/media-owner";
import { MAX_VIDEOS } from "../schema/media";

/** Refuses `too_many_videos` at the limit; returns the next position. The caller must hold the lock of the player. */
export async function refuseOneMoreVideo(tx: Tx, ownerColumn: OwnerColumn): Promise<number> {
  const { _count, _max } = await tx.playerVideo.aggregate({
    where: ownerColumn,
    _count: true,
    _max: { position: true },
  });
  if (_count >= MAX_VIDEOS) refuse("too_many_videos");
  return (_max.position ?? 0) + 1;
}
