import "server-only";
import { staff } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { caseToDecide } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";
import { decideKyc } from "../steps/decide-kyc";

/** A person found the document good. With identity and organization proof both good, the recruiter becomes verified. */
export const approveKyc = command({
  limit: { act: "approveKyc", person: byHand },
  by: staff("verification"),
  input: approveInput,
  load: (tx, { id }) => caseToDecide(tx, id),
  run: ({ tx, actor, subject }) => decideKyc(tx, actor, subject, { verdict: "verified" }),
});
