import "server-only";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "player.updated", { playerId });
    return { pictureId: id };
  },
});
