import { useFormatter, useTranslations } from "next-intl";
import { FiguresTable } from "@/components/trust/reports/figures-table";
import { Disclosure } from "@/components/ui/disclosure";
import { WeekChart } from "@/components/ui/week-chart";
import type { PlayerNumbers } from "@/lib/contacts/queries/numbers";
import { ladder } from "@/lib/contacts/schema/requests";

const short = { day: "numeric", month: "numeric", timeZone: "UTC", numberingSystem: "latn" } as const;

type Props = Pick<PlayerNumbers, "weeks"> & { kinds?: readonly (typeof ladder)[number][] };

/** Profile views per week with the current week highlighted; the table has every kind of interest. */
export function InterestWeeks({ weeks, kinds = ladder }: Props) {
  const t = useTranslations("dashboard.interest");
  const common = useTranslations("common");
  const format = useFormatter();
  const highest = Math.max(...weeks.map(({ opened }) => opened));
  const views = weeks.reduce((sum, { opened }) => sum + opened, 0);
  const summary = t("summary", { views, weeks: weeks.length });
  const day = (weekStart: Date) => format.dateTime(weekStart, short);
  return (
    <section className="block" aria-labelledby="interest">
      <header>
        <h2 id="interest">{t("title")}</h2>
      </header>
      <p className="text-sm text-ink-2">{summary}</p>
      {views > 0 && (
        <div className="mt-4">
          <WeekChart
            weeks={weeks}
            most={highest}
            label={summary}
            barsOf={({ opened }, isLast) => [[0, opened, isLast ? "current" : "past"]]}
          />
        </div>
      )}
      <Disclosure summary={common("showAsTable")} small>
        <FiguresTable
          caption={t("title")}
          heads={[t("week"), ...kinds.map((kind) => t(`step.${kind}`))]}
          rows={weeks.toReversed().map((week) => ({
            key: week.since.toISOString(),
            cells: [day(week.since), ...kinds.map((kind) => format.number(week[kind], "whole"))],
          }))}
        />
      </Disclosure>
    </section>
  );
}
