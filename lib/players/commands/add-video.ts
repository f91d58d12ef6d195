import "server-only";
import { attachStagedFiles } from "@/lib/documents/steps/attach-staged-files";
import { externalCommand } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { storePicture } from "@/lib/platform/files/storage/store-picture";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { addVideoInput, posterSide } from "../schema/media";
import { refuseOneMoreVideo } from "../steps/one-more-video";
import { recordMediaChange } from "../steps/record-media-change";
import { takenVideo } from "../steps/taken-video";
import { videoWords } from "../steps/video-words";

export const addVideo = externalCommand({
  limit: { act: "addVideo", person: byHand },
  by: mediaSide,
  input: addVideoInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayEditPlayer,
  call: async ({ input: { poster: file } }) =>
    file ? [await storePicture({ kind: "poster", field: "poster", file, longest: posterSide })] : [],
  undo: discardFiles,
  async run({ tx, actor, input, reply: [poster] }) {
    const player = await mediaOwner(tx, actor);
    const [ownerId, ids] = [player.userId, [input.video]];
    const position = await refuseOneMoreVideo(tx, player.ownerColumn);
    await attachStagedFiles(tx, { ownerId, kind: "video", ids, field: "video", deleteAt: null });
    const { seconds } = await takenVideo(tx, player, input.video);
    const { title, captions } = await videoWords(tx, player, input, seconds);
    const posterFile = poster && (await keepFile(tx, ownerId, poster));
    const video = await tx.playerVideo.create({
      data: {
        ...player.ownerColumn,
        documentId: input.video,
        posterId: posterFile?.id ?? null,
        title,
        captions,
        captionsLanguage: captions && actor.locale,
        position,
      },
      select: { id: true },
    });
    await recordMediaChange(tx, actor, player.ownerColumn);
    return { videoId: video.id, ownerColumn: player.ownerColumn };
  },
});
