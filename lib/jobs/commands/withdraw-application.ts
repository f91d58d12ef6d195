import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { refuse } from "@/lib/platform/command/refusal";
import { mayWithdraw } from "../policy";
import { withdrawInput } from "../schema/application";
import { takeBack } from "../steps/take-back";

/** Takes one's application back: who posted the offer reads the name and that it is withdrawn, nothing else. Twice is once. */
export const withdrawApplication = command({
  limit: { act: "withdrawApplication", person: byHand },
  by: signedIn,
  input: withdrawInput,
  load: async (tx, { applicationId: id }) =>
    (await tx.jobApplication.findUnique({ where: { id }, select: { userId: true } })) ?? refuse("not_found"),
  allow: mayWithdraw,
  async run({ tx, actor, input: { applicationId } }) {
    await takeBack(tx, actor, applicationId);
    return { applicationId };
  },
});
