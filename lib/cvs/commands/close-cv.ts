import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    if (count > 0) await recordEvent(tx, actor, "cv.closed", { cvId, playerId });
    return { cvId };
  },
});
