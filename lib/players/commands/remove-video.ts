import "server-only";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { removeVideoInput } from "../schema/media";
import { restorePlayer } from "../steps/take-down-player";

export const removeVideo = command({
  limit: { act: "removeVideo", person: byHand },
  by: playerSide,
  input: removeVideoInput,
  load: (tx, { videoId }, actor) => videoToEdit(tx, actor, videoId),
  allow: mayEditPlayer,
  async run({ tx, actor, subject: { id: playerId, video } }) {
    await tx.playerVideo.delete({ where: { id: video.id } });
    for (const file of [video.documentId, video.posterId]) if (file) await scheduleDeletion(tx, file, now());
    await restorePlayer(tx, playerId);
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { videoId: video.id };
  },
});
