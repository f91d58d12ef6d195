import "server-only";
import { now } from "@/lib/platform/clock";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { measurementEvents } from "../events";
import { confirmationAt } from "../queries/lock-confirmation";
import { linksPerAddress, receiptInput, stateOf } from "../schema/confirmation";
import { settleGrades } from "../steps/settle-grades";

export const revokeConfirmation = command({
  limit: { act: "revokeConfirmation", address: linksPerAddress },
  by: anyone,
  input: receiptInput,
  load: (tx, { token }) => confirmationAt(tx, token, "receipt"),
  run: async ({ tx, actor, input: { token }, subject }) => {
    const { id: confirmationId, playerId } = subject;
    if (stateOf(subject, now()) !== "answered") refuse("confirmation_closed");
    await tx.confirmation.update({ where: { id: confirmationId }, data: { revokedAt: now() } });
    await settleGrades(tx, confirmationId);
    await measurementEvents.record(tx, actor, "confirmation.revoked", { confirmationId, playerId });
    return { receipt: token };
  },
});
