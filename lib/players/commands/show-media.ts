import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayShowMedia } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { showMediaInput } from "../schema/media";

export const showMedia = command({
  limit: { act: "showMedia", person: byHand },
  by: playerSide,
  input: showMediaInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayShowMedia,
  async run({ tx, actor, input: { shown }, subject: { id: playerId } }) {
    await tx.player.update({ where: { id: playerId }, data: { mediaHidden: shown === "no" } });
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { shown: shown === "yes" };
  },
});
