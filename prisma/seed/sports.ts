import type { Prisma } from "../../lib/core/prisma/client.ts";
import { sportSlugs } from "../../lib/sports/schema.ts";
import type { SeedPlayer } from "./player.ts";
import { idFor } from "./random.ts";
import type { SportText } from "./texts/sport-text.ts";
import { sportsAr } from "./texts/sports.ar.ts";
import { sportsEn } from "./texts/sports.en.ts";
import { sportsEs } from "./texts/sports.es.ts";
import { sportsFr } from "./texts/sports.fr.ts";

const translations = { fr: sportsFr, es: sportsEs, ar: sportsAr } as const;

export const sportId = (slug: string) => idFor(`sport ${slug}`);

/** The catalogue every installation needs: English in the base row, the other languages beside it. */
export function makeSports() {
  const sports: Prisma.SportCreateManyInput[] = sportSlugs.map((slug, at) => ({
    id: sportId(slug),
    slug,
    popularityRank: at + 1,
    ...columns(sportsEn[slug], ", "),
  }));
  const translated: Prisma.SportTranslationCreateManyInput[] = Object.entries(translations).flatMap(([locale, texts]) =>
    sportSlugs.map((slug) => ({
      sportId: sportId(slug),
      locale,
      ...columns(texts[slug], locale === "ar" ? "، " : ", "),
    })),
  );
  return { sports, translated };
}

/** A player's sports; the second one is always a step or two below the first. */
export function makePlayerSports(players: readonly SeedPlayer[]): Prisma.PlayerSportCreateManyInput[] {
  return players.flatMap(({ row }) => [
    { sportId: sportId(row.primarySport), playerId: row.id, level: row.level },
    ...(row.secondarySport
      ? [{ sportId: sportId(row.secondarySport), playerId: row.id, level: "amateur" as const }]
      : []),
  ]);
}

const columns = ({ name, description, rules, competitions }: SportText, comma: string) => ({
  name,
  description,
  rules,
  majorCompetitions: competitions.join(comma),
});
