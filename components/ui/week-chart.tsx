import { type DateTimeFormatOptions, useFormatter } from "next-intl";
import type { ReactNode } from "react";

const [step, width, chartHeight] = [12, 8, 40];
const start = (step - width) / 2;
const short = { day: "numeric", month: "numeric", timeZone: "UTC", numberingSystem: "latn" } as const;

type Bar = { x: number; y: number; width: number; height: number };
type Props<Week> = {
  weeks: readonly Week[];
  /** Amount that is as tall as the chart. */
  most: number;
  label: string;
  /** Format of the date under each week. */
  under?: DateTimeFormatOptions;
  /** Draws the bars of a week; `barOf` returns the position of an amount. */
  draw: (week: Week, barOf: (amount: number) => Bar, isLast: boolean) => ReactNode;
};

/** Screen readers get only the label. */
export function WeekChart<Week extends { since: Date }>({
  weeks,
  most: highest,
  label,
  under: dateFormat = short,
  draw,
}: Props<Week>) {
  const format = useFormatter();
  return (
    <div>
      <svg
        viewBox={`0 -1 ${weeks.length * step} ${chartHeight + 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-36 w-full border-b border-line-2 text-ink rtl:-scale-x-100"
      >
        {weeks.map((week, index) => {
          const barOf = (amount: number) => {
            const height = (amount / Math.max(1, highest)) * chartHeight;
            return { x: start + index * step, y: chartHeight - height, width, height };
          };
          return <g key={week.since.toISOString()}>{draw(week, barOf, index === weeks.length - 1)}</g>;
        })}
      </svg>
      <ol aria-hidden="true" className="num grid auto-cols-fr grid-flow-col py-1 text-center text-xs text-ink-2">
        {weeks.map(({ since: weekStart }, index) => (
          <li key={weekStart.toISOString()} className={index % 2 === 0 ? "max-sm:invisible" : ""}>
            {format.dateTime(weekStart, dateFormat)}
          </li>
        ))}
      </ol>
    </div>
  );
}
