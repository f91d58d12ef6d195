import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { editVideoInput } from "../schema/media";
import { restorePlayer } from "../steps/take-down-player";
import { videoWords } from "../steps/video-words";

export const editVideo = command({
  limit: { act: "editVideo", person: byHand },
  by: playerSide,
  input: editVideoInput,
  load: (tx, { videoId }, actor) => videoToEdit(tx, actor, videoId),
  allow: mayEditPlayer,
  async run({ tx, actor, input, subject: { video, ...player } }) {
    const { title, captions } = await videoWords(tx, player, input, video.document?.seconds ?? null);
    const changed = (await tx.playerVideo.count({ where: { id: video.id, title, captions } })) === 0;
    await tx.playerVideo.update({
      where: { id: video.id },
      data: { title, captions, captionsLanguage: captions && actor.locale },
    });
    if (changed) await restorePlayer(tx, player.id);
    await playerEvents.record(tx, actor, "player.updated", { playerId: player.id });
    return { videoId: video.id };
  },
});
