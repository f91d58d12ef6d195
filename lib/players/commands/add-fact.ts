import "server-only";
import { playerSide } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayEditPlayer } from "../policy";
import { playerToEdit } from "../queries/player-to-edit";
import { addFactInput, MAX_FACTS } from "../schema/career";

/** A player vouches for it alone; other grades are given by those who stand behind it. */
export const addFact = command({
  limit: { act: "addFact", person: byHand },
  by: playerSide,
  input: addFactInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayEditPlayer,
  run: async ({ tx, actor, input, subject: { id: playerId } }) => {
    if ((await tx.playerFact.count({ where: { playerId, grade: "self" } })) >= MAX_FACTS) refuse("too_many_facts");
    const fact = await tx.playerFact.create({ data: { ...input, playerId, grade: "self" }, select: { id: true } });
    await record(tx, actor, "player.updated", { playerId });
    return { factId: fact.id };
  },
});
