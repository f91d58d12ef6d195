/** What others see: everybody the card, verified recruiters with a plan the profile, one recruiter the identity after an accepted request. */
export const privacyLevels = ["card", "profile", "identity"] as const;
export type PrivacyLevel = (typeof privacyLevels)[number];

type Shown = {
  /** The level from which on it is shown of an adult; null: to nobody but the player's own side and the staff. */
  adult: PrivacyLevel | null;
  minor: PrivacyLevel | null;
  /** Instead, of an adult who published their name. */
  published?: PrivacyLevel;
  /** Instead, of a minor whose guardian ticked the box for exactly this. */
  allowed?: PrivacyLevel;
};

/** What each level shows, attribute by attribute. Queries, the consent page and the help are derived from it; labels: messages, players.shown. */
export const privacyTable = {
  handle: { adult: "card", minor: "card" },
  ageBand: { adult: "card", minor: "card" },
  nationality: { adult: "card", minor: "card" },
  country: { adult: "card", minor: "card" },
  /** Named once enough listed players share it. */
  city: { adult: "card", minor: null },
  sport: { adult: "card", minor: "card" },
  position: { adult: "card", minor: "card" },
  level: { adult: "card", minor: "card" },
  /** Searches near a town find a minor by an area of about 100 km. */
  region: { adult: "card", minor: "profile" },
  /** Height, tests and figures of a season, with their grade. */
  measures: { adult: "profile", minor: "profile" },
  weight: { adult: "profile", minor: null },
  /** What is chosen from lists: side, style, languages, what is looked for. */
  choices: { adult: "profile", minor: "profile" },
  availability: { adult: "profile", minor: "profile" },
  confirmerRole: { adult: "profile", minor: "profile" },
  /** Experience and achievements. */
  career: { adult: "profile", minor: "identity" },
  facts: { adult: "profile", minor: "identity" },
  performances: { adult: "profile", minor: "identity" },
  /** Competitions, titles, federations and rankings: claims with a text in them. */
  typedClaims: { adult: "profile", minor: "identity" },
  /** The event or federation behind a value, and its day; before it opens, the month. */
  sources: { adult: "profile", minor: "identity" },
  media: { adult: "profile", minor: "identity", allowed: "profile" },
  name: { adult: "identity", minor: "identity", published: "card" },
  currentClub: { adult: "identity", minor: "identity", published: "profile" },
  squadNumber: { adult: "identity", minor: "identity", published: "profile" },
  licenceNumber: { adult: "identity", minor: "identity" },
  confirmerName: { adult: "identity", minor: "identity", published: "profile" },
  /** Videos on other sites. */
  videoLinks: { adult: "identity", minor: null, published: "profile" },
  ownContact: { adult: "identity", minor: null },
  guardianContact: { adult: null, minor: "identity" },
  birthDate: { adult: null, minor: null },
} as const satisfies Record<string, Shown>;

export type PrivacyAttribute = keyof typeof privacyTable;
export const privacyAttributes = Object.keys(privacyTable) as PrivacyAttribute[];

/** Of whom something is shown. */
export type PrivacySubject = { minor: boolean; namePublished: boolean; mediaAllowed: boolean };
/** Who reads. `owner`: the player's own side or the staff, to whom nothing is closed. */
export type PrivacyReader = { depth: PrivacyLevel; owner: boolean };

/** The level from which on an attribute of this player is shown; null: never. */
export function levelOf(attribute: PrivacyAttribute, subject: PrivacySubject): PrivacyLevel | null {
  const row: Shown = privacyTable[attribute];
  if (subject.minor) return (subject.mediaAllowed && row.allowed) || row.minor;
  return (subject.namePublished && row.published) || row.adult;
}

export function isShown(attribute: PrivacyAttribute, subject: PrivacySubject, { depth, owner }: PrivacyReader) {
  const from = levelOf(attribute, subject);
  return owner || (from !== null && privacyLevels.indexOf(from) <= privacyLevels.indexOf(depth));
}

/** What a level adds to the ones below it; `never` is what is shown at none, of those attributes that exist of such a player. */
export function addedAt(level: PrivacyLevel | "never", { minor }: { minor: boolean }): PrivacyAttribute[] {
  const subject = { minor, namePublished: false, mediaAllowed: false };
  return privacyAttributes.filter((attribute) => {
    if (!minor && attribute === "guardianContact") return false;
    return (levelOf(attribute, subject) ?? "never") === level;
  });
}

/** What recruiters read in the profile of an adult who published their name, and else with the identity. */
export const openedByName = privacyAttributes.filter((attribute) => {
  const row: Shown = privacyTable[attribute];
  return row.published === "profile";
});
