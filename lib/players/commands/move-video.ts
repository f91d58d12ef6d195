import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { moveVideoInput } from "../schema/media";

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
    const currentIndex = order.findIndex(({ id }) => id === videoId);
    const target = currentIndex + (to === "earlier" ? -1 : 1);
    const neighbor = order[target];
    if (!neighbor) return { videoId };
    order[target] = { id: videoId };
    order[currentIndex] = neighbor;
    for (const [index, { id }] of order.entries())
      await tx.playerVideo.update({ where: { id }, data: { position: index + 1 } });
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { videoId };
  },
});
