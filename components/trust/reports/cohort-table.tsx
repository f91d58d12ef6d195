import { useFormatter, useTranslations } from "next-intl";
import type { Cohort } from "@/lib/trust/queries/loop";
import { loopSteps } from "@/lib/trust/schema/reports";
import { FiguresTable } from "./figures-table";

/** Sign-ups by month, and how many of them reached each step. */
export function CohortTable({ cohorts }: { cohorts: Cohort[] }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  if (cohorts.length === 0) return <p className="text-sm text-ink-2">{t("noCohort")}</p>;
  return (
    <FiguresTable
      caption={t("cohorts")}
      heads={[t("month"), t("signedUp"), ...loopSteps.map((step) => t(`step.${step}`))]}
      rows={cohorts.map((cohort) => ({
        key: cohort.month.toISOString(),
        cells: [
          format.dateTime(cohort.month, "month", { timeZone: "UTC" }),
          ...(["signedUp", ...loopSteps] as const).map((step) => format.number(cohort[step], "whole")),
        ],
      }))}
    />
  );
}
