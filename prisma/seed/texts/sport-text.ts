import type { SportSlug } from "../../../lib/sports/schema/sports.ts";

export type { SportSlug };

export type SportText = { name: string; description: string; rules: string; competitions: string[] };

export type SportTexts = Record<SportSlug, SportText>;
