import "server-only";
import { playerSide } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { mayEditPlayer } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { removePictureInput } from "../schema/media";
import { restorePlayer } from "../steps/take-down-player";

/** Takes a picture away at once; its bytes are deleted with the next round. */
export const removePlayerPicture = command({
  limit: { act: "removePlayerPicture", person: byHand },
  by: playerSide,
  input: removePictureInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  async run({ tx, actor, input: { pictureId: id }, subject: { id: playerId } }) {
    const picture = (await tx.playerPicture.findFirst({ where: { id, playerId } })) ?? refuse("not_found");
    await tx.playerPicture.delete({ where: { id } });
    await scheduleDeletion(tx, picture.documentId, now());
    await restorePlayer(tx, playerId);
    await record(tx, actor, "player.updated", { playerId });
    return { pictureId: id };
  },
});
