"use server";

import { action } from "@/lib/entry/action";
import { answerIntroduction as answerIntroductionCommand } from "../commands/answer-introduction";
import { askForIntroduction as askForIntroductionCommand } from "../commands/ask-for-introduction";
import { closeIntroduction as closeIntroductionCommand } from "../commands/close-introduction";
import { withdrawIntroduction as withdrawIntroductionCommand } from "../commands/withdraw-introduction";
import { pageOf } from "../schema/introductions";

const requestsPath = "/dashboard#introductions";

export const askForIntroduction = action(askForIntroductionCommand, {
  to: ({ kind, subjectId }) => pageOf(kind, subjectId),
  toast: "introductionRequested",
});
export const withdrawIntroduction = action(withdrawIntroductionCommand, {
  to: requestsPath,
  toast: "introductionWithdrawn",
});
export const answerIntroduction = action(answerIntroductionCommand, { to: requestsPath, toast: "requestAnswered" });
export const closeIntroduction = action(closeIntroductionCommand, { to: requestsPath, toast: "identityClosed" });
