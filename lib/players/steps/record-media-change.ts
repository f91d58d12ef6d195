import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { playerEvents } from "../events";
import type { MediaSide } from "../policy/players";
import type { OwnerColumn } from "../queries/media-owner";
import { restoreEsportPlayer } from "./take-down-esport-player";
import { restorePlayer } from "./take-down-player";

/** `restores`: the change may be the correction of a profile that was taken down. */
export async function recordMediaChange(tx: Tx, actor: MediaSide, ownerColumn: OwnerColumn, { restores = false } = {}) {
  if ("esportPlayerId" in ownerColumn) {
    if (restores) await restoreEsportPlayer(tx, ownerColumn.esportPlayerId);
    await playerEvents.record(tx, actor, "esport.updated", ownerColumn);
  } else {
    if (restores) await restorePlayer(tx, ownerColumn.playerId);
    await playerEvents.record(tx, actor, "player.updated", ownerColumn);
  }
}
