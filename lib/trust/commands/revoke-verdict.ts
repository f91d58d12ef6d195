import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { trustEvents } from "../events";
import { lockRevocable } from "../queries/case-to-decide";
import { caseInput } from "../schema/check";

/** Possible for the decider until the verdict takes effect, or for a first approver until the second approval; nobody is notified. */
export const revokeVerdict = command({
  limit: { act: "revokeVerdict", person: byHand },
  by: staff("verification"),
  input: caseInput,
  async load(tx, { id }, { userId }) {
    const decidedByActor = { OR: [{ decidedById: userId }, { firstApprovedById: userId, verdict: null }] };
    if ((await tx.kycDocument.count({ where: { id, ...decidedByActor } })) === 0) refuse("not_found");
    return (await lockRevocable(tx, id, userId)) ?? refuse("verdict_final");
  },
  async run({ tx, actor, input: { id }, subject: verificationCase }) {
    const resetFields = verificationCase.verdict
      ? { verdict: null, reason: null, decidedAt: null, decidedById: null }
      : { firstApprovedAt: null, firstApprovedById: null };
    await tx.kycDocument.update({ where: { id }, data: resetFields });
    const statusAfter = verificationCase.verdict && verificationCase.firstApprovedById ? "seconding" : "pending";
    await trustEvents.record(tx, actor, "verification.revoked", {
      verificationCaseId: id,
      userId: verificationCase.userId,
      was: verificationCase.verdict ?? "seconding",
      is: statusAfter,
    });
    return { id };
  },
});
