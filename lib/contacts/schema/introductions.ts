import { z } from "zod";
import { id, prose } from "@/lib/platform/command/input";
import { IntroductionKind, type IntroductionStatus } from "@/lib/platform/prisma/enums";

export type { IntroductionKind, IntroductionStatus };

export const longestMessage = 2000;
/** Unanswered introductions expire after this many days, and the credit is returned. */
export const answerDays = 14;

export const askInput = z.object({
  kind: z.enum(IntroductionKind, "not_found"),
  subjectId: id,
  message: prose(longestMessage, "message_required"),
});
export const esportPlayerInput = z.object({ esportPlayerId: id });
export const introductionInput = z.object({ introductionId: id });
export const answerInput = introductionInput.extend({
  answer: z.enum(["yes", "no"], "required").transform((answer) => answer === "yes"),
});

export const pageOf = (kind: IntroductionKind, subjectId: string) =>
  kind === "esport" ? `/esport/${subjectId}` : `/professionals/${subjectId}`;
