import { useFormatter, useTranslations } from "next-intl";
import { InWords, Stat, Tiles } from "@/components/ui/stat";
import type { PlayerNumbers } from "@/lib/scouting/queries/numbers";
import { leastRanked, rankedDays } from "@/lib/scouting/schema";
import { Share } from "./share";

/** The four figures, and how the one that compares comes about. */
export function PlayerFigures({ numbers: { views, received, responseRate, ranking } }: { numbers: PlayerNumbers }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  return (
    <>
      <Tiles>
        <Stat label={t("views")} note={t("thisMonth")} value={format.number(views)} />
        <Stat label={t("contacts")} note={t("total")} value={format.number(received)} />
        <Stat label={t("responseRate")} note={t("messages")} value={<Share percent={responseRate} />} />
        <Stat
          label={t("ranking")}
          note={t("inMySport")}
          value={ranking === null ? <InWords>{t("unranked")}</InWords> : `#${format.number(ranking)}`}
        />
      </Tiles>
      <p className="max-w-192 pt-3 text-xs text-ink-2">
        {t("rankingRule", { days: rankedDays, players: leastRanked })}
      </p>
    </>
  );
}
