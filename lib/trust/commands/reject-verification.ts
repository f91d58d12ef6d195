import "server-only";
import { staff } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { caseToDecide } from "../queries/case-to-decide";
import { rejectInput } from "../schema/check";
import { decideVerification } from "../steps/decide-verification";

/** The applicant reads the reason and may upload another document. */
export const rejectVerification = command({
  limit: { act: "rejectVerification", person: byHand },
  by: staff("verification"),
  input: rejectInput,
  load: (tx, { id }) => caseToDecide(tx, id),
  run: ({ tx, actor, input: { reason }, subject }) =>
    decideVerification(tx, actor, subject, { verdict: "rejected", reason }),
});
