import "server-only";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { mayDecide } from "../policy";
import { caseToDecide } from "../queries/case-to-decide";
import { rejectInput } from "../schema/check";
import { decideKyc } from "../steps/decide-kyc";

/** A person found the document wanting, and says why: the recruiter reads the reason and may send another. */
export const rejectKyc = command({
  limit: { act: "rejectKyc", person: byHand },
  input: rejectInput,
  load: (tx, { id }, actor) => caseToDecide(tx, actor, id),
  allow: mayDecide,
  run: ({ tx, actor, input: { reason }, subject }) => decideKyc(tx, actor, subject, { verdict: "rejected", reason }),
});
