import type { Prisma } from "../../lib/platform/prisma/client.ts";
import { sportSlugs } from "../../lib/sports/schema/sports.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SportText } from "./texts/sport-text.ts";
import { sportsAr } from "./texts/sports.ar.ts";
import { sportsEn } from "./texts/sports.en.ts";
import { sportsEs } from "./texts/sports.es.ts";
import { sportsFr } from "./texts/sports.fr.ts";

/** Ids by slug: an existing database may have its own ids. */
export type SportIds = Record<string, string>;

const translations = { fr: sportsFr, es: sportsEs, ar: sportsAr } as const;

/** The catalog that every installation needs; the base row is English. */
export const makeSports = (): Prisma.SportCreateManyInput[] =>
  sportSlugs.map((slug, index) => ({
    id: idFor(`sport ${slug}`),
    slug,
    popularityRank: index + 1,
    ...columns(sportsEn[slug], ", "),
  }));

export const makeSportTranslations = (sportIds: SportIds): Prisma.SportTranslationCreateManyInput[] =>
  Object.entries(translations).flatMap(([locale, texts]) =>
    sportSlugs.map((slug) => ({
      sportId: sportIds[slug]!,
      locale,
      ...columns(texts[slug], locale === "ar" ? "، " : ", "),
    })),
  );

/** Each player's main sport. */
export const makePlayerSports = (players: readonly SeedPlayer[]) =>
  players.map(({ row }) => ({ sport: row.primarySport, playerId: row.id, level: row.level }));

const columns = ({ name, description, rules, competitions }: SportText, comma: string) => ({
  name,
  description,
  rules,
  majorCompetitions: competitions.join(comma),
});
