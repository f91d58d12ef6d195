/** The attribute that the database gives a claim in the player's own words; no key of the catalogue has a colon. */
export const ownAttribute = (label: string) => `own:${label}`;
