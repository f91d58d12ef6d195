import { useLocale, useTranslations } from "next-intl";
import type { PlayerCard } from "@/lib/players/queries/card";
import { isPosition, type SportSlug } from "@/lib/sports/schema";

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
  const place = player.city ?? country(player.country);
  const places = new Set([country(player.nationality), place]);
  return {
    game: game(player),
    level: sports(`level.${player.level}`),
    place,
    facts: [players(`ages.${player.ageBand}`), ...places].join(" · "),
  };
}

/** Sport and position; an unknown position is shown as stored. */
export function useGame() {
  const t = useTranslations("talent.card");
  const sports = useTranslations("sports");
  return (player: { primarySport: string; position: string }) => {
    const sport = sportOf(player);
    const position = isPosition(sport, player.position) ? sports(`position.${player.position}`) : player.position;
    return t("game", { sport: sports(`name.${sport}`), position });
  };
}

/** Returns a function from an ISO country code to the localized name. */
export function useCountryName() {
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  return (code: string) => names.of(code) ?? code;
}
