import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { isStale, leftOpen, maySecond, needsSecond } from "../policy";
import { caseToDecide } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";
import { approveFirst } from "../steps/approve-first";
import { decideKyc } from "../steps/decide-kyc";

/**
 * A person found the document good, question by question. With all that is required good, the recruiter becomes verified, the
 * player bears a badge. A document of an agent needs two people: the first approval waits for another one's.
 */
export const approveKyc = command({
  limit: { act: "approveKyc", person: byHand },
  by: staff("verification"),
  input: approveInput,
  load: (tx, { id }) => caseToDecide(tx, id),
  allow: maySecond,
  async run({ tx, actor, input: { answers, readAt }, subject: kyc }) {
    if (isStale(readAt, kyc.player)) refuse("told_changed");
    if (leftOpen(kyc, answers).length > 0) refuse("questions_unanswered", "answers");
    await tx.kycDocument.update({ where: { id: kyc.id }, data: { answers } });
    return needsSecond(kyc) ? approveFirst(tx, actor, kyc) : decideKyc(tx, actor, kyc, { verdict: "verified" });
  },
});
