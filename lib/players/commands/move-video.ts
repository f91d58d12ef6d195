import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { mayEditPlayer } from "../policy";
import { videoToEdit } from "../queries/video-to-edit";
import { moveVideoInput } from "../schema/media";

/** Puts a video one place earlier or later; at either end it stays. */
export const moveVideo = command({
  limit: { act: "moveVideo", person: byHand },
  by: playerSide,
  input: moveVideoInput,
  load: (tx, { videoId }, actor) => videoToEdit(tx, actor, videoId),
  allow: mayEditPlayer,
  async run({ tx, actor, input: { videoId, to }, subject: { id: playerId } }) {
    const order = await tx.playerVideo.findMany({
      where: { playerId },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const at = order.findIndex(({ id }) => id === videoId);
    const next = at + (to === "earlier" ? -1 : 1);
    const other = order[next];
    if (!other) return { videoId };
    order[next] = { id: videoId };
    order[at] = other;
    for (const [index, { id }] of order.entries())
      await tx.playerVideo.update({ where: { id }, data: { position: index + 1 } });
    await recordEvent(tx, actor, "player.updated", { playerId });
    return { videoId };
  },
});
