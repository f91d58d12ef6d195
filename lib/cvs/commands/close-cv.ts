import "server-only";
import { playerSide } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { closeInput } from "../schema/cv";

/** At once, for everybody who holds the link or the paper. A child closes its own too, whoever made it. */
export const closeCv = command({
  limit: { act: "closeCv", person: byHand },
  by: playerSide,
  input: closeInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  run: async ({ tx, actor, input: { cvId }, subject: { id: playerId } }) => {
    const own = { id: cvId, playerId };
    if ((await tx.playerCv.count({ where: own })) === 0) refuse("not_found");
    const { count } = await tx.playerCv.updateMany({ where: { ...own, closedAt: null }, data: { closedAt: now() } });
    if (count > 0) await record(tx, actor, "cv.closed", { cvId, playerId });
    return { cvId };
  },
});
