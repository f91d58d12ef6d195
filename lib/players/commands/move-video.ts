import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { moveVideoInput } from "../schema/media";
import { recordMediaChange } from "../steps/record-media-change";

export const moveVideo = command({
  limit: { act: "moveVideo", person: byHand },
  by: mediaSide,
  input: moveVideoInput,
  load: (tx, { videoId }, actor) => videoToEdit(tx, actor, videoId),
  allow: mayEditPlayer,
  async run({ tx, actor, input: { videoId, to }, subject: { ownerColumn } }) {
    const order = await tx.playerVideo.findMany({
      where: ownerColumn,
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    });
    const currentIndex = order.findIndex(({ id }) => id === videoId);
    const target = currentIndex + (to === "earlier" ? -1 : 1);
    const neighbor = order[target];
    if (!neighbor) return { videoId, ownerColumn };
    order[target] = { id: videoId };
    order[currentIndex] = neighbor;
    for (const [index, { id }] of order.entries())
      await tx.playerVideo.update({ where: { id }, data: { position: index + 1 } });
    await recordMediaChange(tx, actor, ownerColumn);
    return { videoId, ownerColumn };
  },
});
