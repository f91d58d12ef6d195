import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { removePerformanceInput } from "../schema/career";

export const removePerformance = command({
  limit: { act: "removePerformance", person: byHand },
  by: playerSide,
  input: removePerformanceInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId } }) => {
    const { count } = await tx.playerPerformanceHistory.deleteMany({ where: { id: input.performanceId, playerId } });
    if (count === 0) refuse("not_found");
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { performanceId: input.performanceId };
  },
});
