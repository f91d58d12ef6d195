import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import type { EsportCard } from "@/lib/esport/queries/card";
import { type Game, type GameRole, games } from "@/lib/esport/schema/games";
import { languageName } from "@/lib/platform/i18n/spoken-languages";

/** What a card says of somebody who plays e-sport, in the reader's language. */
export function useEsportWords(player: EsportCard) {
  const t = useTranslations("esport");
  const ages = useTranslations("players.ages");
  const country = useCountryName();
  const locale = useLocale();
  const gameRole = useGameRole();
  const top = useTop();
  const { nationality, secondRole } = player;
  return {
    game: secondRole ? t("secondRole", { first: gameRole(player), role: t(`role.${secondRole}`) }) : gameRole(player),
    top: top(player.rankBand),
    where: `${t(`region.${player.serverRegion}`)} · ${t(`platform.${player.platform}`)}`,
    person: [ages(player.ageBand), ...new Set([country(nationality), country(player.country)])].join(" · "),
    languages: player.languages.map((code) => languageName(locale, code)),
    looksFor: t("looksFor", { what: t(`wish.${player.lookingFor}`) }),
  };
}

export function useGameRole() {
  const t = useTranslations("esport");
  return ({ game, role }: { game: Game; role: GameRole }) =>
    t("gameRole", { game: games[game].name, role: t(`role.${role}`) });
}

/** "Top 1 %": a share of the ladder. */
export function useTop() {
  const t = useTranslations("esport");
  const format = useFormatter();
  return (percent: number) => t("top", { percent: format.number(percent) });
}
