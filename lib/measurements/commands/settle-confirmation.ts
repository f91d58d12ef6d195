import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
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
    await recordEvent(tx, actor, "confirmation.settled", { confirmationId, playerId, verdict });
    return { confirmationId };
  },
});
