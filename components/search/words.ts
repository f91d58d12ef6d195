import { useLocale, useTranslations } from "next-intl";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { townName } from "@/lib/platform/i18n/town-names";
import type { PlayerCard } from "@/lib/players/queries/card";
import { isPosition, type SportSlug } from "@/lib/sports/schema/sports";

type DescribedPlayer = Pick<
  PlayerCard,
  "primarySport" | "position" | "level" | "ageBand" | "nationality" | "country" | "city"
>;

export const sportOf = (player: { primarySport: string }) => player.primarySport as SportSlug;

/** Texts of a player's card in the reader's language. */
export function usePlayerWords(player: DescribedPlayer) {
  const sports = useTranslations("sports");
  const players = useTranslations("players");
  const country = useCountryName();
  const game = useGame();
  const place = usePlace()(player);
  const places = new Set([country(player.nationality), place]);
  return {
    game: game(player),
    level: sports(`level.${player.level}`),
    place,
    facts: [players(`ages.${player.ageBand}`), ...places].join(" · "),
  };
}

/** Returns a function from a player to the town, or the country if the town is not shown. */
export function usePlace() {
  const [country, town] = [useCountryName(), useTownName()];
  return ({ city, country: code }: Pick<PlayerCard, "city" | "country">) =>
    city === null ? country(code) : town({ city, country: code });
}

/** Sport and position; an unknown position is shown as stored. */
export function useGame() {
  const t = useTranslations("search.card");
  const sports = useTranslations("sports");
  return (player: { primarySport: string; position: string }) => {
    const sport = sportOf(player);
    const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
    return t("game", { sport: sports(`name.${sport}`), position });
  };
}

/** Returns a function from a town to its name in the reader's language. */
export function useTownName() {
  const locale = useLocale();
  return (town: { city: string; country: string }) => townName(locale, town);
}

/** Returns a function from an ISO country code to the localized name. */
export function useCountryName() {
  const names = displayNames(useLocale(), "region");
  return (code: string) => names.of(code) ?? code;
}
