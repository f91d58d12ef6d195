import { z } from "zod";
import { id, many } from "@/lib/core/input";

export const registrationStates = ["pending", "confirmed", "cancelled", "waiting", "declined"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** These take a seat; who waits does not, nor who called off. */
export const seated = ["pending", "confirmed"] as const satisfies readonly RegistrationState[];

/** These are kept, with a seat or for one. */
export const standing = [...seated, "waiting"] as const satisfies readonly RegistrationState[];

/** Where a player stands; `place` is 1 for the next to move up, null for whoever does not wait. */
export type OwnState = { status: RegistrationState; place: number | null };

export const registrationInput = z.object({ eventId: id });

export const registrationAnswers = ["confirm", "decline"] as const;

/** `selected` are players. */
export const answerInput = registrationInput.extend({
  selected: many(id, "nothing_selected", 1),
  answer: z.enum(registrationAnswers, "required"),
});

export const checkInInput = registrationInput.extend({ playerId: id, arrived: z.enum(["yes", "no"], "required") });
