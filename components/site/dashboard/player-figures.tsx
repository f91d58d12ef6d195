import { useFormatter, useTranslations } from "next-intl";
import { FigureTiles } from "@/components/ui/figure-tiles";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import { leastRanked, leastRankedInRole, rankedDays } from "@/lib/contacts/schema/requests";
import { useFigures } from "./figures";

type Props = { numbers: PlayerNumbers; esport?: boolean };

export function PlayerFigures({ numbers: { views, received, responseRate, ranking }, esport = false }: Props) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const { count, share } = useFigures();
  return (
    <div>
      <FigureTiles
        tiles={[
          { label: t("views"), note: t("thisMonth"), ...count(views) },
          { label: t("contacts"), note: t("total"), ...count(received) },
          { label: t("responseRate"), note: t("messages"), ...share(responseRate) },
          {
            label: t("ranking"),
            note: t(esport ? "inMyRole" : "inMySport"),
            ...(ranking === null ? { value: t("unranked"), isText: true } : { value: `#${format.number(ranking)}` }),
          },
        ]}
      />
      <p className="max-w-192 pt-3 text-xs text-ink-2">
        {esport
          ? t("rankingRuleInRole", { days: rankedDays, players: leastRankedInRole })
          : t("rankingRule", { days: rankedDays, players: leastRanked })}
      </p>
    </div>
  );
}
