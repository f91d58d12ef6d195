import { useFormatter, useTranslations } from "next-intl";
import { InWords, Stat, Tiles } from "@/components/ui/stat";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import { leastRanked, rankedDays } from "@/lib/contacts/schema/requests";
import { Count } from "./count";
import { Share } from "./share";

export function PlayerFigures({ numbers: { views, received, responseRate, ranking } }: { numbers: PlayerNumbers }) {
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
