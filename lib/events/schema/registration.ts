import { z } from "zod";
import { id } from "@/lib/core/input";

export const registrationStates = ["pending", "confirmed", "cancelled", "waiting"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** These take a seat; who waits does not, nor who called off. */
export const seated = ["pending", "confirmed"] as const satisfies readonly RegistrationState[];

/** Where a player stands; `place` is 1 for the next to move up, null for whoever does not wait. */
export type OwnState = { status: RegistrationState; place: number | null };

export const registrationInput = z.object({ eventId: id });
export const confirmationInput = registrationInput.extend({ playerId: id });
