import { z } from "zod";
import { id, many } from "@/lib/core/input";

export const registrationInput = z.object({ eventId: id });

export const registrationAnswers = ["confirm", "decline"] as const;

/** `selected` are players. */
export const answerInput = registrationInput.extend({
  selected: many(id, "nothing_selected", 1),
  answer: z.enum(registrationAnswers, "required"),
});

export const checkInInput = registrationInput.extend({ playerId: id, arrived: z.enum(["yes", "no"], "required") });
