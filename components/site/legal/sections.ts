/** The order matters, because the terms refer to their sections by number. */
export const sections = {
  terms: [
    "purpose",
    "accounts",
    "verification",
    "anonymity",
    "minors",
    "requests",
    "plans",
    "commission",
    "bypass",
    "conduct",
    "liability",
    "contact",
  ],
  privacy: ["who", "stored", "why", "seen", "long", "documents", "cookies", "others", "children", "rights", "changes"],
} as const;
