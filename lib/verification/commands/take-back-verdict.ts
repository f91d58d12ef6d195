import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { lockRevocable } from "../queries/case-to-decide";
import { caseInput } from "../schema/check";

/** For who gave it, as long as a verdict has not taken effect, or a first approval waits for a second: the document waits again, and nobody was told anything. */
export const takeBackVerdict = command({
  limit: { act: "takeBackVerdict", person: byHand },
  by: staff("verification"),
  input: caseInput,
  async load(tx, { id }, { userId }) {
    const given = { OR: [{ decidedById: userId }, { firstApprovedById: userId, verdict: null }] };
    if ((await tx.kycDocument.count({ where: { id, ...given } })) === 0) refuse("not_found");
    return (await lockRevocable(tx, id, userId)) ?? refuse("verdict_final");
  },
  async run({ tx, actor, input: { id }, subject: kyc }) {
    const taken = kyc.verdict
      ? { verdict: null, reason: null, decidedAt: null, decidedById: null }
      : { firstApprovedAt: null, firstApprovedById: null };
    await tx.kycDocument.update({ where: { id }, data: taken });
    const is = kyc.verdict && kyc.firstApprovedById ? "seconding" : "pending";
    await record(tx, actor, "kyc.taken_back", { kycId: id, userId: kyc.userId, was: kyc.verdict ?? "seconding", is });
    return { id };
  },
});
