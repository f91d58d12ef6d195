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

export type SportText = { name: string; description: string; rules: string; competitions: string[] };

export type SportTexts = Record<SportSlug, SportText>;
