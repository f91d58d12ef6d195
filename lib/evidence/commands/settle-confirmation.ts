import "server-only";
import { staff } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { lockConfirmation } from "../queries/lock-confirmation";
import { settleInput } from "../schema/confirmation";
import { settleGrades } from "../steps/settle-grades";

/** Who moderates has looked at an odd confirmation: it counts, or it does not. */
export const settleConfirmation = command({
  limit: { act: "settleConfirmation", person: byHand },
  by: staff("moderation"),
  input: settleInput,
  load: (tx, { confirmationId }) => lockConfirmation(tx, confirmationId),
  run: async ({ tx, actor, input: { verdict }, subject }) => {
    const { id: confirmationId, playerId, flags, answeredAt, takenBackAt, clearedAt, voidedAt } = subject;
    if (!answeredAt || takenBackAt || flags.length === 0) refuse("not_found");
    if (clearedAt || voidedAt) refuse("confirmation_settled");
    const at = verdict === "cleared" ? { clearedAt: now() } : { voidedAt: now() };
    await tx.confirmation.update({ where: { id: confirmationId }, data: at });
    await settleGrades(tx, confirmationId);
    await record(tx, actor, "confirmation.settled", { confirmationId, playerId, verdict });
    return { confirmationId };
  },
});
