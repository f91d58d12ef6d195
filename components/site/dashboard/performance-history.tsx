import { useFormatter, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import type { PlayerDashboard } from "@/lib/players/queries/dashboard";
import { PerformanceRows } from "./performance-rows";

const addFigures = "/player-signup#performances";

export function PerformanceHistory({ performances }: Pick<PlayerDashboard, "performances">) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  if (performances.length === 0)
    return (
      <Block name="performances" title={t("performances")} more={[addFigures, t("addFigures")]}>
        <p>{t("noPerformance")}</p>
        <p className="small soft">{t("noPerformanceHint")}</p>
      </Block>
    );
  return (
    <Block name="performances" title={t("performances")} more={[addFigures, t("addFigures")]}>
      <PerformanceRows
        earlier={t("earlier")}
        rows={performances.map(({ id, label, value, recordedAt }) => ({
          id,
          label,
          value,
          date: format.dateTime(recordedAt, { dateStyle: "medium" }),
        }))}
      />
    </Block>
  );
}
