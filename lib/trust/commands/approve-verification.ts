import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { isStale, leftOpen, maySecond, needsSecond } from "../policy/verification";
import { caseToDecide } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";
import { approveFirst } from "../steps/approve-first";
import { decideVerification } from "../steps/decide-verification";

/**
 * Approves a document after all questions were answered with yes.
 * Once all required documents are approved, the recruiter becomes verified or the player gets a badge.
 * A document of an agent needs the approval of two different people.
 */
export const approveVerification = command({
  limit: { act: "approveVerification", person: byHand },
  by: staff("verification"),
  input: approveInput,
  load: (tx, { id }) => caseToDecide(tx, id),
  allow: maySecond,
  async run({ tx, actor, input: { answers, readAt }, subject: verificationCase }) {
    if (isStale(readAt, verificationCase.player)) refuse("details_changed");
    if (leftOpen(verificationCase, answers).length > 0) refuse("questions_unanswered", "answers");
    await tx.kycDocument.update({ where: { id: verificationCase.id }, data: { answers } });
    return needsSecond(verificationCase)
      ? approveFirst(tx, actor, verificationCase)
      : decideVerification(tx, actor, verificationCase, { verdict: "verified" });
  },
});
