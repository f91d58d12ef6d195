import { useFormatter, useTranslations } from "next-intl";
import { InWords, Stat, Tiles } from "@/components/ui/stat";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import { leastRanked, leastRankedInRole, rankedDays } from "@/lib/contacts/schema/requests";
import { Count } from "./count";
import { Share } from "./share";

type Props = { numbers: PlayerNumbers; esport?: boolean };

export function PlayerFigures({ numbers: { views, received, responseRate, ranking }, esport = false }: Props) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <>
      <Tiles>
        <Stat label={t("views")} note={t("thisMonth")} value={<Count of={views} />} />
        <Stat label={t("contacts")} note={t("total")} value={<Count of={received} />} />
        <Stat label={t("responseRate")} note={t("messages")} value={<Share percent={responseRate} />} />
        <Stat
          label={t("ranking")}
          note={t(esport ? "inMyRole" : "inMySport")}
          value={ranking === null ? <InWords>{t("unranked")}</InWords> : `#${format.number(ranking)}`}
        />
      </Tiles>
      <p className="max-w-192 pt-3 text-xs text-ink-2">
        {esport
          ? t("rankingRuleInRole", { days: rankedDays, players: leastRankedInRole })
          : t("rankingRule", { days: rankedDays, players: leastRanked })}
      </p>
    </>
  );
}
