import { displayNames } from "@/lib/platform/i18n/display-names";
import "server-only";
import { db } from "@/lib/platform/db/db";
import type { Locale } from "@/lib/platform/i18n/routing";
import { townName } from "@/lib/platform/i18n/town-names";
import { translator } from "@/lib/platform/i18n/translator";
import { cardSelect, toCard } from "@/lib/players/queries/card";
import { isPosition, type SportSlug } from "@/lib/sports/schema/sports";

export type EmailedPlayer = { id: string; called: string; words: string };

export async function emailedPlayers(ids: readonly string[], locale: Locale): Promise<EmailedPlayer[]> {
  const cards = await toCard(await db.player.findMany({ where: { id: { in: [...ids] } }, select: cardSelect }));
  const [sports, players] = [translator(locale, "sports"), translator(locale, "players")];
  const countries = displayNames(locale, "region");
  const playersById = new Map(
    cards.map((card) => {
      const { id, position, level, ageBand, nationality, country, city } = card;
      const sport = card.primarySport as SportSlug;
      const positionLabel = isPosition(sport, position) ? sports(`position.${position}`) : position;
      const places = new Set([
        countries.of(nationality) ?? nationality,
        city ? townName(locale, { city, country }) : (countries.of(country) ?? country),
      ]);
      const words = [
        sports(`name.${sport}`),
        positionLabel,
        sports(`level.${level}`),
        players(`ages.${ageBand}`),
        ...places,
      ];
      return [id, { id, called: card.name ?? card.handle, words: words.join(" · ") }];
    }),
  );
  return ids.flatMap((id) => playersById.get(id) ?? []);
}
