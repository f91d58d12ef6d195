import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { mayDecide } from "../policy";
import { caseToDecide } from "../queries/case-to-decide";
import { approveInput } from "../schema/check";
import { decideKyc } from "../steps/decide-kyc";

/** A person found the document good. With identity and organization proof both good, the recruiter becomes verified. */
export const approveKyc = command({
  limit: { act: "approveKyc", person: byHand },
  input: approveInput,
  load: (tx, { id }, actor) => caseToDecide(tx, actor, id),
  allow: mayDecide,
  run: ({ tx, actor, subject }) => decideKyc(tx, actor, subject, { verdict: "verified" }),
});
