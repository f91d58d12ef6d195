import "server-only";
import { signedIn } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { byHand } from "@/lib/core/limit";
import { mayAnswer } from "../policy";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { answerInput } from "../schema";
import { settleIntroduction } from "../steps/settle-introduction";

/** Yes or no of who was asked. */
export const answerIntroduction = command({
  limit: { act: "answerIntroduction", person: byHand },
  by: signedIn,
  input: answerInput,
  load: (tx, { introductionId }, { userId }) => introductionToSettle(tx, introductionId, { userId }),
  allow: mayAnswer,
  async run({ tx, actor, input: { introductionId, answer }, subject }) {
    await settleIntroduction(tx, actor, subject, answer ? "accepted" : "refused");
    return { introductionId };
  },
});
