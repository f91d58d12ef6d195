import { useFormatter, useLocale, useTranslations } from "next-intl";
import { useCountryName } from "@/components/search/words";
import { languageName } from "@/lib/platform/i18n/spoken-languages";
import type { EsportCard } from "@/lib/players/queries/esport-card";
import { type Game, type GameRole, games } from "@/lib/players/schema/esport-games";

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
    looksFor: t("looksFor", { what: t(`lookingFor.${player.lookingFor}`) }),
  };
}

export function useGameRole() {
  const t = useTranslations("esport");
  return ({ game, role }: { game: Game; role: GameRole }) =>
    t("gameRole", { game: games[game].name, role: t(`role.${role}`) });
}

/** Formats a ladder percentile, for example "Top 1 %". */
export function useTop() {
  const t = useTranslations("esport");
  const format = useFormatter();
  return (percent: number) => t("top", { percent: format.number(percent) });
}
