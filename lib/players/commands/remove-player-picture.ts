import "server-only";
import { scheduleDeletion } from "@/lib/documents/steps/schedule-deletion";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { removePictureInput } from "../schema/media";
import { restorePlayer } from "../steps/take-down-player";

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
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { pictureId: id };
  },
});
