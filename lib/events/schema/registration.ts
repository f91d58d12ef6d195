/** Pages of strangers read these: nothing heavy may be imported here. */
export const registrationStates = ["pending", "confirmed", "cancelled", "waiting", "declined"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** These take a seat; who waits does not, nor who called off. */
export const seated = ["pending", "confirmed"] as const satisfies readonly RegistrationState[];

/** These are kept, with a seat or for one. */
export const standing = [...seated, "waiting"] as const satisfies readonly RegistrationState[];

/** Where a player stands; `place` is 1 for the next to move up, null for whoever does not wait. */
export type OwnState = { status: RegistrationState; place: number | null };
