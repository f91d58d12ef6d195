import { z } from "zod";
import { bulkConfirmation } from "@/lib/platform/command/bulk";
import { id, many } from "@/lib/platform/command/input";

export const registrationInput = z.object({ eventId: id });

export const registrationAnswers = ["confirm", "decline"] as const;

export const answerInput = registrationInput.extend({
  selected: many(id, "nothing_selected", 1),
  answer: z.enum(registrationAnswers, "required"),
  sure: bulkConfirmation,
});

export const checkInInput = registrationInput.extend({ playerId: id, arrived: z.enum(["yes", "no"], "required") });
