import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { videoToEdit } from "../queries/video-to-edit";
import { editVideoInput } from "../schema/media";
import { recordMediaChange } from "../steps/record-media-change";
import { videoWords } from "../steps/video-words";

export const editVideo = command({
  limit: { act: "editVideo", person: byHand },
  by: mediaSide,
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
    await recordMediaChange(tx, actor, player.ownerColumn, { restores: changed });
    return { videoId: video.id, ownerColumn: player.ownerColumn };
  },
});
