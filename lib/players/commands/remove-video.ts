import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { scheduleDeletion } from "@/lib/platform/files/storage/schedule-deletion";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { removeVideoInput } from "../schema/media";
import { recordMediaChange } from "../steps/record-media-change";

export const removeVideo = command({
  limit: { act: "removeVideo", person: byHand },
  by: mediaSide,
  input: removeVideoInput,
  load: (tx, { videoId }, actor) => videoToEdit(tx, actor, videoId),
  allow: mayEditPlayer,
  async run({ tx, actor, subject: { ownerColumn, video } }) {
    await tx.playerVideo.delete({ where: { id: video.id } });
    for (const file of [video.documentId, video.posterId]) if (file) await scheduleDeletion(tx, file, now());
    await recordMediaChange(tx, actor, ownerColumn, { restores: true });
    return { videoId: video.id, ownerColumn };
  },
});
