import "server-only";
import { now } from "@/lib/platform/clock";
import { playerSide } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { playerToEdit } from "@/lib/players/queries/player-to-edit";
import { measurementEvents } from "../events";
import { mayAskForConfirmation } from "../policy/measurements";
import { withdrawInput } from "../schema/confirmation";

export const withdrawConfirmation = command({
  limit: { act: "withdrawConfirmation", person: byHand },
  by: playerSide,
  input: withdrawInput,
  load: (tx, _input, actor) => playerToEdit(tx, actor),
  allow: mayAskForConfirmation,
  run: async ({ tx, actor, input: { confirmationId }, subject: { id: playerId } }) => {
    const ownConfirmation = { id: confirmationId, playerId };
    if ((await tx.confirmation.count({ where: ownConfirmation })) === 0) refuse("not_found");
    const { count } = await tx.confirmation.updateMany({
      where: { ...ownConfirmation, answeredAt: null, withdrawnAt: null },
      data: { withdrawnAt: now() },
    });
    if (count === 0) refuse("confirmation_answered");
    await measurementEvents.record(tx, actor, "confirmation.withdrawn", { confirmationId, playerId });
    return { confirmationId };
  },
});
