import "server-only";
import { playerSide } from "@/lib/core/actor";
import { errand } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { discardFiles } from "@/lib/documents/steps/discard-files";
import { keepFile } from "@/lib/documents/steps/keep-file";
import { storePicture } from "@/lib/documents/steps/store-picture";
import { isMinor, mayEditPlayer, maySay } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { addPictureInput, MAX_PICTURES, pictureSide } from "../schema/media";

/** A picture of the player, drawn anew: what the camera wrote beside it is gone. */
export const addPlayerPicture = errand({
  limit: { act: "addPlayerPicture", person: { burst: 20, seconds: 3600 } },
  by: playerSide,
  input: addPictureInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  call: async ({ input: { picture: file } }) => [
    await storePicture({ kind: "picture", field: "picture", file, longest: pictureSide }),
  ],
  undo: discardFiles,
  async run({ tx, actor, input: { words = null }, reply: [stored] }) {
    if (!stored) throw new Error("a picture without a file");
    const { id: playerId, userId, ...player } = await playerToEdit(tx, actor);
    const verdict = maySay({ ...player, minor: isMinor(player.birthDate) }, words ?? "");
    if (verdict !== true) refuse(verdict, "words");
    if ((await tx.playerPicture.count({ where: { playerId } })) >= MAX_PICTURES) refuse("too_many_pictures");
    const { id: documentId } = await keepFile(tx, userId, stored);
    const picture = await tx.playerPicture.create({ data: { playerId, documentId, words }, select: { id: true } });
    await record(tx, actor, "player.updated", { playerId });
    return { pictureId: picture.id };
  },
});
