/** How much of a player somebody sees: everybody the card, verified recruiters with a plan the profile, and one recruiter the identity after an accepted request. */
export const accessLevels = ["card", "profile", "identity"] as const;
export type AccessLevel = (typeof accessLevels)[number];
