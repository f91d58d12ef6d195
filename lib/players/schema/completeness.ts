/** What is filled of a profile, beside what nobody is listed without. */
export type Filled = {
  currentClub: string | null;
  achievements: string | null;
  videos: number;
  /** Different attributes with a value. */
  attributes: number;
  /** Facts and attributes that somebody else stands behind. */
  confirmed: number;
  /** Of the newest figure. */
  recordedAt: Date | null;
};

type Rule = { weight: number; share: (filled: Filled, at: Date) => number };

const all = (...values: unknown[]) => values.filter((value) => value !== null && value !== "").length / values.length;
const upTo = (wanted: number, count: number) => Math.min(count / wanted, 1);
const DAY = 86_400_000;

export const wantedAttributes = 5;
export const freshDays = 60;

/** The weights make 100 with `base`: what the form asks of everybody. */
const rules = {
  videos: { weight: 20, share: ({ videos }) => upTo(1, videos) },
  attributes: { weight: 20, share: ({ attributes }) => upTo(wantedAttributes, attributes) },
  confirmed: { weight: 15, share: ({ confirmed }) => upTo(1, confirmed) },
  stats: {
    weight: 10,
    share: ({ recordedAt }, at) => (recordedAt && at.getTime() - recordedAt.getTime() < freshDays * DAY ? 1 : 0),
  },
  career: { weight: 10, share: ({ currentClub, achievements }) => all(currentClub, achievements) },
} satisfies Record<string, Rule>;

const base = 25;

export type ProfilePart = keyof typeof rules;
export type Completeness = ReturnType<typeof completenessOf>;

/** How complete a profile is in whole percent, and what is missing, what weighs most first. */
export function completenessOf(filled: Filled, at: Date) {
  const parts = Object.entries(rules).map(([name, { weight, share }]) => {
    const got = weight * share(filled, at);
    return { name: name as ProfilePart, got, left: weight - got };
  });
  const missing = parts.filter(({ left }) => left > 0).toSorted((one, other) => other.left - one.left);
  return {
    percent: Math.floor(base + parts.reduce((sum, { got }) => sum + got, 0)),
    missing: missing.map(({ name }) => name),
  };
}
