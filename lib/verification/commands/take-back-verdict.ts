import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { lockHeldCase } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";

/** For who gave it, as long as a verdict has not taken effect: the document waits again, and nobody was told anything. */
export const takeBackVerdict = command({
  limit: { act: "takeBackVerdict", person: byHand },
  by: staff("verification"),
  input: approveInput,
  async load(tx, { id }, { userId }) {
    if ((await tx.kycDocument.count({ where: { id, decidedById: userId } })) === 0) refuse("not_found");
    return (await lockHeldCase(tx, id)) ?? refuse("verdict_final");
  },
  async run({ tx, actor, input: { id } }) {
    await tx.kycDocument.update({
      where: { id },
      data: { verdict: null, reason: null, decidedAt: null, decidedById: null },
    });
    await record(tx, actor, "kyc.taken_back", { kycId: id });
    return { id };
  },
});
