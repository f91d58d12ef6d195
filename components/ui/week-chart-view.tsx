"use client";
"use no memo"; // A chart never changes once it is rendered.

const [step, width, chartHeight] = [12, 8, 40];
const start = (step - width) / 2;

const looks = {
  past: "fill-ink",
  current: "fill-flag stroke-ink stroke-[1.5px]",
  planned: "fill-none stroke-ink stroke-[1.5px] [stroke-dasharray:4_3]",
  part: "fill-current",
  whole: "fill-none stroke-current stroke-[1.5px]",
};

/** From one amount to another, each a share of the chart's height. */
export type BarData = [from: number, to: number, look: keyof typeof looks];
type Props = { label: string; columns: { date: string; bars: BarData[] }[] };

/** Rendered from data, because the payload of a chart was mostly its markup. */
export const WeekChartView = ({ label, columns }: Props) => (
  <div>
    <svg
      viewBox={`0 -1 ${columns.length * step} ${chartHeight + 2}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className="h-36 w-full border-b border-line-2 text-ink rtl:-scale-x-100"
    >
      {columns.map(({ date, bars }, index) =>
        bars.map(([from, to, look]) => (
          <rect
            key={`${date} ${look}`}
            x={start + index * step}
            y={chartHeight * (1 - to)}
            width={width}
            height={chartHeight * (to - from)}
            className={looks[look]}
            vectorEffect="non-scaling-stroke"
          />
        )),
      )}
    </svg>
    <ol aria-hidden="true" className="num grid auto-cols-fr grid-flow-col py-1 text-center text-xs text-ink-2">
      {columns.map(({ date }, index) => (
        <li key={date} className={index % 2 === 0 ? "max-sm:invisible" : undefined}>
          {date}
        </li>
      ))}
    </ol>
  </div>
);
