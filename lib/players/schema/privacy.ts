import { type AccessLevel, accessLevels } from "@/lib/platform/access-level";

type AttributeLevels = {
  /** The level from which an adult's value is shown; null: only to the player's own side and staff. */
  adult: AccessLevel | null;
  minor: AccessLevel | null;
  /** The level for adults who published their name. */
  published?: AccessLevel;
  /** The level for minors whose guardian consented to media before the identity. */
  allowed?: AccessLevel;
};

/** The access level of each attribute, from which queries, the consent page and the help are derived; labels: messages, players.shown. */
export const privacyTable = {
  handle: { adult: "card", minor: "card" },
  ageBand: { adult: "card", minor: "card" },
  nationality: { adult: "card", minor: "card" },
  country: { adult: "card", minor: "card" },
  /** Shown only when enough listed players share it. */
  city: { adult: "card", minor: null },
  sport: { adult: "card", minor: "card" },
  position: { adult: "card", minor: "card" },
  level: { adult: "card", minor: "card" },
  /** Searches near a town find minors by an area of about 100 km. */
  region: { adult: "card", minor: "profile" },
  measures: { adult: "profile", minor: "profile" },
  weight: { adult: "profile", minor: null },
  choices: { adult: "profile", minor: "profile" },
  availability: { adult: "profile", minor: "profile" },
  confirmerRole: { adult: "profile", minor: "profile" },
  career: { adult: "profile", minor: "identity" },
  facts: { adult: "profile", minor: "identity" },
  performances: { adult: "profile", minor: "identity" },
  typedClaims: { adult: "profile", minor: "identity" },
  /** The event or federation behind a value and its exact day; below this level only the month is shown. */
  sources: { adult: "profile", minor: "identity" },
  media: { adult: "profile", minor: "identity", allowed: "profile" },
  name: { adult: "identity", minor: "identity", published: "card" },
  currentClub: { adult: "identity", minor: "identity", published: "profile" },
  squadNumber: { adult: "identity", minor: "identity", published: "profile" },
  licenceNumber: { adult: "identity", minor: "identity" },
  confirmerName: { adult: "identity", minor: "identity", published: "profile" },
  videoLinks: { adult: "identity", minor: null, published: "profile" },
  ownContact: { adult: "identity", minor: null },
  guardianContact: { adult: null, minor: "identity" },
  birthDate: { adult: null, minor: null },
} as const satisfies Record<string, AttributeLevels>;

export type PrivacyAttribute = keyof typeof privacyTable;
export const privacyAttributes = Object.keys(privacyTable) as PrivacyAttribute[];

export type PrivacySubject = { minor: boolean; namePublished: boolean; mediaAllowed: boolean };
/** The reader; `owner` means the player's own side or staff, who see everything. */
export type PrivacyReader = { accessLevel: AccessLevel; owner: boolean };

export function levelOf(attribute: PrivacyAttribute, subject: PrivacySubject): AccessLevel | null {
  const row: AttributeLevels = privacyTable[attribute];
  if (subject.minor) return (subject.mediaAllowed && row.allowed) || row.minor;
  return (subject.namePublished && row.published) || row.adult;
}

export function isShown(attribute: PrivacyAttribute, subject: PrivacySubject, { accessLevel, owner }: PrivacyReader) {
  const requiredLevel = levelOf(attribute, subject);
  return owner || (requiredLevel !== null && accessLevels.indexOf(requiredLevel) <= accessLevels.indexOf(accessLevel));
}

/** The attributes that a level adds to the lower ones; `never` lists those that are not shown at any level. */
export function addedAt(level: AccessLevel | "never", { minor }: { minor: boolean }): PrivacyAttribute[] {
  const subject = { minor, namePublished: false, mediaAllowed: false };
  return privacyAttributes.filter((attribute) => {
    if (!minor && attribute === "guardianContact") return false;
    return (levelOf(attribute, subject) ?? "never") === level;
  });
}

/** The attributes that the profile shows when the name is published, and otherwise only the identity. */
export const openedByName = privacyAttributes.filter((attribute) => {
  const row: AttributeLevels = privacyTable[attribute];
  return row.published === "profile";
});
