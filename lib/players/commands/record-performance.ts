import "server-only";
import { playerSide } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayEditPlayer } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { recordPerformanceInput } from "../schema/career";

export const recordPerformance = command({
  limit: { act: "recordPerformance", person: byHand },
  by: playerSide,
  input: recordPerformanceInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId } }) => {
    const { metricName, metricValue, recordedOn: recordedAt } = input;
    const performance = await tx.playerPerformanceHistory.create({
      data: { playerId, metricName, metricValue, recordedAt },
      select: { id: true },
    });
    await record(tx, actor, "player.updated", { playerId });
    return { performanceId: performance.id };
  },
});
