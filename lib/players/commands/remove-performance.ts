import "server-only";
import { playerSide } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayEditPlayer } from "../policy";
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
    await record(tx, actor, "player.updated", { playerId });
    return { performanceId: input.performanceId };
  },
});
