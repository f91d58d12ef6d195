import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { measurementEvents } from "../events";
import { closeInput } from "../schema/cv";

/** Closes a CV at once; a minor may also close a CV the guardian made. */
export const closeCv = command({
  limit: { act: "closeCv", person: byHand },
  by: playerSide,
  input: closeInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  run: async ({ tx, actor, input: { cvId }, subject: { id: playerId } }) => {
    const ownCv = { id: cvId, playerId };
    if ((await tx.playerCv.count({ where: ownCv })) === 0) refuse("not_found");
    const { count } = await tx.playerCv.updateMany({ where: { ...ownCv, closedAt: null }, data: { closedAt: now() } });
    if (count > 0) await measurementEvents.record(tx, actor, "cv.closed", { cvId, playerId });
    return { cvId };
  },
});
