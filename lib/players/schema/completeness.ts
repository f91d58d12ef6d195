export type Filled = {
  currentClub: string | null;
  achievements: string | null;
  videos: number;
  attributes: number;
  confirmed: number;
  recordedAt: Date | null;
};

type Rule = { weight: number; share: (filled: Filled, date: Date) => number };

const shareFilled = (...values: unknown[]) =>
  values.filter((value) => value !== null && value !== "").length / values.length;
const shareOf = (target: number, count: number) => Math.min(count / target, 1);
const DAY = 86_400_000;

export const wantedAttributes = 5;
export const freshDays = 60;

/** Together with `base`, for the required fields, the weights add up to 100. */
const rules = {
  videos: { weight: 20, share: ({ videos }) => shareOf(1, videos) },
  attributes: { weight: 20, share: ({ attributes }) => shareOf(wantedAttributes, attributes) },
  confirmed: { weight: 15, share: ({ confirmed }) => shareOf(1, confirmed) },
  stats: {
    weight: 10,
    share: ({ recordedAt }, date) => (recordedAt && date.getTime() - recordedAt.getTime() < freshDays * DAY ? 1 : 0),
  },
  career: { weight: 10, share: ({ currentClub, achievements }) => shareFilled(currentClub, achievements) },
} satisfies Record<string, Rule>;

const basePercent = 25;

export type ProfilePart = keyof typeof rules;
export type Completeness = ReturnType<typeof completenessOf>;

/** How complete a profile is in whole percent, with the missing parts, heaviest first. */
export function completenessOf(filled: Filled, date: Date) {
  const parts = Object.entries(rules).map(([name, { weight, share }]) => {
    const points = weight * share(filled, date);
    return { name: name as ProfilePart, got: points, left: weight - points };
  });
  const missing = parts.filter(({ left }) => left > 0).toSorted((a, b) => b.left - a.left);
  return {
    percent: Math.floor(basePercent + parts.reduce((sum, { got }) => sum + got, 0)),
    missing: missing.map(({ name }) => name),
  };
}
