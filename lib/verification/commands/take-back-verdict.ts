import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { lockRevocable } from "../queries/case-to-decide";
import { caseInput } from "../schema/check";

/** For who gave it, as long as a verdict has not taken effect, or a first approval waits for a second: the document waits again, and nobody was told anything. */
export const takeBackVerdict = command({
  limit: { act: "takeBackVerdict", person: byHand },
  by: staff("verification"),
  input: caseInput,
  async load(tx, { id }, { userId }) {
    const decidedByActor = { OR: [{ decidedById: userId }, { firstApprovedById: userId, verdict: null }] };
    if ((await tx.kycDocument.count({ where: { id, ...decidedByActor } })) === 0) refuse("not_found");
    return (await lockRevocable(tx, id, userId)) ?? refuse("verdict_final");
  },
  async run({ tx, actor, input: { id }, subject: kyc }) {
    const taken = kyc.verdict
      ? { verdict: null, reason: null, decidedAt: null, decidedById: null }
      : { firstApprovedAt: null, firstApprovedById: null };
    await tx.kycDocument.update({ where: { id }, data: taken });
    const is = kyc.verdict && kyc.firstApprovedById ? "seconding" : "pending";
    await recordEvent(tx, actor, "kyc.taken_back", {
      kycId: id,
      userId: kyc.userId,
      was: kyc.verdict ?? "seconding",
      is,
    });
    return { id };
  },
});
