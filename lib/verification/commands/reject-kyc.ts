import "server-only";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayDecide } from "../policy";
import { caseToDecide } from "../queries";
import { isRequired, rejectInput } from "../schema/check";
import { decideKyc } from "../steps/decide-kyc";
import { settleStanding } from "../steps/settle-standing";

/** A person found the document wanting, and says why: the recruiter reads the reason and may send another. */
export const rejectKyc = command({
  limit: { act: "rejectKyc", person: byHand },
  input: rejectInput,
  load: (tx, { id }, actor) => caseToDecide(tx, actor, id),
  allow: mayDecide,
  async run({ tx, actor, input: { reason }, subject }) {
    const { recruiter, ...kyc } = await decideKyc(tx, actor, subject, { verificationStatus: "rejected", reason });
    if (!recruiter) return { id: kyc.id };
    const required = isRequired(kyc.documentType);
    if (required) await settleStanding(tx, recruiter);
    const about = { recruiterId: recruiter.id, kycId: kyc.id };
    await record(tx, actor, required ? "recruiter.rejected" : "licence.rejected", about);
    return { id: kyc.id };
  },
});
