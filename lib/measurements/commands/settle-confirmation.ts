import "server-only";
import { now } from "@/lib/platform/clock";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { measurementEvents } from "../events";
import { lockConfirmation } from "../queries/lock-confirmation";
import { settleInput } from "../schema/confirmation";
import { settleGrades } from "../steps/settle-grades";

export const settleConfirmation = command({
  limit: { act: "settleConfirmation", person: byHand },
  by: staff("moderation"),
  input: settleInput,
  load: (tx, { confirmationId }) => lockConfirmation(tx, confirmationId),
  run: async ({ tx, actor, input: { verdict }, subject }) => {
    const { id: confirmationId, playerId, flags, answeredAt, revokedAt, clearedAt, voidedAt } = subject;
    if (!answeredAt || revokedAt || flags.length === 0) refuse("not_found");
    if (clearedAt || voidedAt) refuse("confirmation_settled");
    const settled = verdict === "cleared" ? { clearedAt: now() } : { voidedAt: now() };
    await tx.confirmation.update({ where: { id: confirmationId }, data: settled });
    await settleGrades(tx, confirmationId);
    await measurementEvents.record(tx, actor, "confirmation.settled", { confirmationId, playerId, verdict });
    return { confirmationId };
  },
});
