/** Imported by public pages: keep this module free of heavy imports. */
export const registrationStates = ["pending", "confirmed", "cancelled", "waiting", "declined"] as const;
export type RegistrationState = (typeof registrationStates)[number];

export const seated = ["pending", "confirmed"] as const satisfies readonly RegistrationState[];

export const activeStates = [...seated, "waiting"] as const satisfies readonly RegistrationState[];

/** `place` is the position on the waiting list from 1, null if not waiting. */
export type OwnState = { status: RegistrationState; place: number | null };
