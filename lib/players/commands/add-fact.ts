import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { factWhere } from "../queries/own-words";
import { playerToEdit } from "../queries/player-to-edit";
import { addFactInput, MAX_FACTS } from "../schema/career";
import { checkMinorTexts } from "../steps/check-minor-texts";
import { keepOwnClaim } from "../steps/keep-own-claim";

/** Claims by the player alone have the grade "self"; higher grades are given by others. */
export const addFact = command({
  limit: { act: "addFact", person: byHand },
  by: playerSide,
  input: addFactInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: player }) => {
    const playerId = player.id;
    const { label, value, source } = input;
    await checkMinorTexts(tx, player, { label, value, source });
    const facts = await tx.playerClaim.count({ where: { playerId, grade: "self", ...factWhere } });
    if (facts >= MAX_FACTS) refuse("too_many_facts");
    const claimId = await keepOwnClaim(tx, { playerId, label, text: value, source, measuredOn: input.happenedOn });
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { claimId };
  },
});
