import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { refuse } from "@/lib/core/refusal";
import { mayDecide } from "../policy";
import { lockHeldCase } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";

/** As long as a verdict has not taken effect: the document waits again, and nobody was told anything. */
export const takeBackVerdict = command({
  limit: { act: "takeBackVerdict", person: byHand },
  input: approveInput,
  load: async (tx, { id }, actor) => (actor.role === "admin" ? lockHeldCase(tx, id) : null),
  allow: mayDecide,
  async run({ tx, actor, input: { id }, subject }) {
    if (!subject) refuse("verdict_final");
    await tx.kycDocument.update({
      where: { id },
      data: { verdict: null, reason: null, decidedAt: null, decidedById: null },
    });
    await record(tx, actor, "kyc.taken_back", { kycId: id });
    return { id };
  },
});
