import "server-only";
import { anyone } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { refuse } from "@/lib/core/refusal";
import { confirmationAt } from "../queries/lock-confirmation";
import { linksPerAddress, receiptInput, stateOf } from "../schema/confirmation";
import { settleGrades } from "../steps/settle-grades";

/** By the link of their receipt, whoever confirmed no longer stands behind it; the grades fall back. */
export const takeBackConfirmation = command({
  limit: { act: "takeBackConfirmation", address: linksPerAddress },
  by: anyone,
  input: receiptInput,
  load: (tx, { token }) => confirmationAt(tx, token, "receipt"),
  run: async ({ tx, actor, input: { token }, subject }) => {
    const { id: confirmationId, playerId } = subject;
    if (stateOf(subject, now()) !== "answered") refuse("confirmation_closed");
    await tx.confirmation.update({ where: { id: confirmationId }, data: { takenBackAt: now() } });
    await settleGrades(tx, confirmationId);
    await record(tx, actor, "confirmation.taken_back", { confirmationId, playerId });
    return { receipt: token };
  },
});
