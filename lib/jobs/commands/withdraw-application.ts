import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { mayWithdraw } from "../policy";
import { withdrawInput } from "../schema/application";
import { markWithdrawn } from "../steps/mark-withdrawn";

/** Withdraws an application; the poster of the offer then sees only the name and the state. Withdrawing twice has no effect. */
export const withdrawApplication = command({
  limit: { act: "withdrawApplication", person: byHand },
  by: signedIn,
  input: withdrawInput,
  load: async (tx, { applicationId: id }) =>
    (await tx.jobApplication.findUnique({ where: { id }, select: { userId: true } })) ?? refuse("not_found"),
  allow: mayWithdraw,
  async run({ tx, actor, input: { applicationId } }) {
    await markWithdrawn(tx, actor, applicationId);
    return { applicationId };
  },
});
