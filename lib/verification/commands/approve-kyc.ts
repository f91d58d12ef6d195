import "server-only";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { record } from "@/lib/core/facts";
import { byHand } from "@/lib/core/limit";
import { mayDecide } from "../policy";
import { caseToDecide } from "../queries";
import { approveInput, isRequired } from "../schema/check";
import { decideKyc } from "../steps/decide-kyc";
import { settleStanding } from "../steps/settle-standing";

/** A person found the document good. With identity and organization proof both good, the recruiter is verified. */
export const approveKyc = command({
  limit: { act: "approveKyc", person: byHand },
  input: approveInput,
  load: (tx, { id }, actor) => caseToDecide(tx, actor, id),
  allow: mayDecide,
  async run({ tx, actor, subject }) {
    const { recruiter, ...kyc } = await decideKyc(tx, actor, subject, {
      verificationStatus: "verified",
      verifiedAt: now(),
    });
    if (!recruiter) return { id: kyc.id };
    const about = { recruiterId: recruiter.id, kycId: kyc.id };
    if (!isRequired(kyc.documentType)) await record(tx, actor, "licence.verified", about);
    else if ((await settleStanding(tx, recruiter)) === "verified") await record(tx, actor, "recruiter.verified", about);
    return { id: kyc.id };
  },
});
