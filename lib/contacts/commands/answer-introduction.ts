import "server-only";
import { signedIn } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { mayAnswer } from "../policy/introductions";
import { isAdult } from "../queries/introduction-state";
import { introductionToSettle } from "../queries/introduction-to-settle";
import { answerInput } from "../schema/introductions";
import { noteEsportInterest } from "../steps/note-interest";
import { settleIntroduction } from "../steps/settle-introduction";

export const answerIntroduction = command({
  limit: { act: "answerIntroduction", person: byHand },
  by: signedIn,
  input: answerInput,
  async load(tx, { introductionId, answer }, { userId }) {
    const introduction = await introductionToSettle(tx, introductionId, { userId });
    return { ...introduction, answer, adult: await isAdult(tx, userId) };
  },
  allow: mayAnswer,
  async run({ tx, actor, input: { introductionId, answer }, subject }) {
    await settleIntroduction(tx, actor, subject, answer ? "accepted" : "refused");
    const { kind, recruiterId, user } = subject;
    if (kind === "esport" && user.esportPlayer)
      await noteEsportInterest(tx, { recruiterId, esportPlayerId: user.esportPlayer.id, kind: "answered" });
    return { introductionId };
  },
});
