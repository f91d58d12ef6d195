/** In order of popularity. */
export const sportSlugs = [
  "football",
  "basketball",
  "american-football",
  "baseball",
  "cricket",
  "handball",
  "rugby",
  "boxing",
  "mma",
  "bjj",
  "kickboxing",
  "wrestling",
  "judo",
  "karate",
  "taekwondo",
] as const;
export type SportSlug = (typeof sportSlugs)[number];

/** Positions, or weights and styles in combat sports; `players.position` holds these slugs. */
export const sportPositions = {
  football: [
    "goalkeeper",
    "right-back",
    "centre-back",
    "left-back",
    "defensive-midfielder",
    "central-midfielder",
    "attacking-midfielder",
    "right-winger",
    "left-winger",
    "striker",
  ],
  basketball: ["point-guard", "shooting-guard", "small-forward", "power-forward", "center"],
  "american-football": [
    "quarterback",
    "running-back",
    "wide-receiver",
    "tight-end",
    "offensive-line",
    "defensive-line",
    "linebacker",
    "cornerback",
    "safety",
    "kicker",
  ],
  baseball: [
    "pitcher",
    "catcher",
    "first-base",
    "second-base",
    "third-base",
    "shortstop",
    "left-field",
    "center-field",
    "right-field",
  ],
  cricket: ["opening-batter", "middle-order-batter", "all-rounder", "fast-bowler", "spin-bowler", "wicketkeeper"],
  handball: [
    "goalkeeper",
    "left-wing",
    "left-back-court",
    "centre-back-court",
    "right-back-court",
    "right-wing",
    "pivot",
  ],
  rugby: [
    "prop",
    "hooker",
    "lock",
    "flanker",
    "number-eight",
    "scrum-half",
    "fly-half",
    "rugby-centre",
    "rugby-wing",
    "full-back",
  ],
  boxing: [
    "flyweight",
    "bantamweight",
    "featherweight",
    "lightweight",
    "welterweight",
    "middleweight",
    "light-heavyweight",
    "cruiserweight",
    "heavyweight",
  ],
  mma: [
    "strawweight",
    "flyweight",
    "bantamweight",
    "featherweight",
    "lightweight",
    "welterweight",
    "middleweight",
    "light-heavyweight",
    "heavyweight",
  ],
  bjj: ["rooster", "light-feather", "feather", "light", "middle", "medium-heavy", "heavy", "super-heavy"],
  kickboxing: ["featherweight", "lightweight", "welterweight", "middleweight", "light-heavyweight", "heavyweight"],
  wrestling: ["freestyle-light", "freestyle-middle", "freestyle-heavy", "greco-light", "greco-middle", "greco-heavy"],
  judo: ["extra-light", "half-light", "light", "half-middle", "middle", "half-heavy", "heavy"],
  karate: ["kata", "kumite-light", "kumite-middle", "kumite-heavy"],
  taekwondo: ["poomsae", "flyweight", "featherweight", "welterweight", "heavyweight"],
} as const satisfies Record<SportSlug, readonly string[]>;

export type Position = (typeof sportPositions)[SportSlug][number];

export const levels = ["amateur", "semi_pro", "professional", "elite_international"] as const;
export type Level = (typeof levels)[number];

export const isLevel = (value: unknown): value is Level => levels.some((level) => level === value);

export const experienceLevels = ["beginner", "amateur", "semi-pro", "pro", "any"] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export function isSport(value: unknown): value is SportSlug {
  return sportSlugs.includes(value as SportSlug);
}

export function isPosition(sport: SportSlug, value: unknown): value is Position {
  return (sportPositions[sport] as readonly unknown[]).includes(value);
}

/** Returns the path, without language, of a sport's page or of its players of one level. */
export const sportPath = (sport: SportSlug, level?: Level) => `/sports/${sport}${level ? `/${level}` : ""}`;
