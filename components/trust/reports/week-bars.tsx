import { useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import { WeekChart } from "@/components/ui/week-chart";
import type { RequestCounts } from "@/lib/trust/schema/reports";
import { RequestTable } from "./request-table";

/** Contact requests per week; the filled part was answered. */
export function WeekBars({ weeks }: { weeks: RequestCounts[] }) {
  const t = useTranslations("reports");
  const answeredOf = ({ accepted, refused: declined }: RequestCounts) => accepted + declined;
  const sum = (countOf: (week: RequestCounts) => number) =>
    weeks.reduce((sumSoFar, week) => sumSoFar + countOf(week), 0);
  const summary = t("weeksSummary", { sent: sum(({ sent }) => sent), answered: sum(answeredOf) });
  return (
    <section aria-labelledby="weeks" className="grid content-start gap-3 break-inside-avoid">
      <h2 id="weeks" className="heading-xl border-b border-line-2 pb-2">
        {t("weeks")}
      </h2>
      <p className="text-sm text-ink-2">{t("weeksHint")}</p>
      <WeekChart
        weeks={weeks}
        most={Math.max(...weeks.map(({ sent }) => sent))}
        label={summary}
        barsOf={(week) => [
          [0, answeredOf(week), "part"],
          [0, week.sent, "whole"],
        ]}
      />
      <p className="text-sm">{summary}</p>
      <Disclosure summary={t("asTable")} small>
        <RequestTable caption={t("weeks")} counts={weeks} by="week" />
      </Disclosure>
    </section>
  );
}
