import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { removeFactInput } from "../schema/career";
import { restorePlayer } from "../steps/take-down-player";

export const removeFact = command({
  limit: { act: "removeFact", person: byHand },
  by: playerSide,
  input: removeFactInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId } }) => {
    const { count } = await tx.playerFact.deleteMany({ where: { id: input.factId, playerId } });
    if (count === 0) refuse("not_found");
    await restorePlayer(tx, playerId);
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { factId: input.factId };
  },
});
