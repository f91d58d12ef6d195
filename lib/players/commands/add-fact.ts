import "server-only";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerEvents } from "../events";
import { mayEditPlayer } from "../policy/players";
import { playerToEdit } from "../queries/player-to-edit";
import { addFactInput, MAX_FACTS } from "../schema/career";
import { checkMinorTexts } from "../steps/check-minor-texts";

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
    if ((await tx.playerFact.count({ where: { playerId, grade: "self" } })) >= MAX_FACTS) refuse("too_many_facts");
    const createdFact = await tx.playerFact.create({
      data: { ...input, playerId, grade: "self" },
      select: { id: true },
    });
    await playerEvents.record(tx, actor, "player.updated", { playerId });
    return { factId: createdFact.id };
  },
});
