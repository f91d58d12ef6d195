import "server-only";
import { externalCommand } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { discardFiles } from "@/lib/platform/files/storage/discard-files";
import { keepFile } from "@/lib/platform/files/storage/keep-file";
import { storePicture } from "@/lib/platform/files/storage/store-picture";
import { mayEditPlayer, mediaSide } from "../policy/players";
import { mediaOwner } from "../queries/media-owner";
import { addPictureInput, MAX_PICTURES, pictureSide } from "../schema/media";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { recordMediaChange } from "../steps/record-media-change";

/** The picture is re-encoded, which removes its metadata. */
export const addPlayerPicture = externalCommand({
  limit: { act: "addPlayerPicture", person: { burst: 20, seconds: 3600 } },
  by: mediaSide,
  input: addPictureInput,
  load: (tx, _input, actor) => mediaOwner(tx, actor),
  allow: mayEditPlayer,
  call: async ({ input: { picture: file } }) => [
    await storePicture({ kind: "picture", field: "picture", file, longest: pictureSide }),
  ],
  undo: discardFiles,
  async run({ tx, actor, input: { words = null, rankOn = null }, reply: [stored] }) {
    if (!stored) throw new Error("a picture without a file");
    const player = await mediaOwner(tx, actor);
    const { ownerColumn, userId } = player;
    await checkMinorTexts(tx, player, { words });
    if ((await tx.playerPicture.count({ where: ownerColumn })) >= MAX_PICTURES) refuse("too_many_pictures");
    const { id: documentId } = await keepFile(tx, userId, stored);
    const picture = await tx.playerPicture.create({
      data: { ...ownerColumn, documentId, words, rankOn: "esportPlayerId" in ownerColumn ? rankOn : null },
      select: { id: true },
    });
    await recordMediaChange(tx, actor, ownerColumn);
    return { pictureId: picture.id, ownerColumn };
  },
});
