import { type DateTimeFormatOptions, useFormatter } from "next-intl";
import { type BarData, WeekChartView } from "./week-chart-view";

const short = { day: "numeric", month: "numeric", timeZone: "UTC", numberingSystem: "latn" } as const;

type Props<Week> = {
  weeks: readonly Week[];
  /** Amount that is as tall as the chart. */
  most: number;
  label: string;
  /** Format of the date under each week. */
  under?: DateTimeFormatOptions;
  /** Bars of a week, from one amount to another. */
  barsOf: (week: Week, isLast: boolean) => BarData[];
};

/** Screen readers get only the label. */
export function WeekChart<Week extends { since: Date }>({
  weeks,
  most: highest,
  label,
  under: dateFormat = short,
  barsOf,
}: Props<Week>) {
  const format = useFormatter();
  const share = (amount: number) => Math.round((amount / Math.max(1, highest)) * 1000) / 1000;
  return (
    <WeekChartView
      label={label}
      columns={weeks.map((week, index) => ({
        date: format.dateTime(week.since, dateFormat),
        bars: barsOf(week, index === weeks.length - 1).map(([from, to, look]) => [share(from), share(to), look]),
      }))}
    />
  );
}
