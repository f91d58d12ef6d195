import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { recordPerformanceInput } from "../schema/career";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { keepOwnClaim } from "../steps/keep-own-claim";

export const recordPerformance = command({
  limit: { act: "recordPerformance", person: byHand },
  by: playerSide,
  input: recordPerformanceInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: player }) => {
    const playerId = player.id;
    const { metricName, metricValue, recordedOn: recordedAt } = input;
    await checkMinorTexts(tx, player, { metricName, metricValue });
    const claimId = await keepOwnClaim(tx, { playerId, label: metricName, text: metricValue, recordedAt });
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { claimId };
  },
});
