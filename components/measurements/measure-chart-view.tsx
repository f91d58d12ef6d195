"use client";
"use no memo"; // A chart never changes once it is rendered.

import { Disclosure } from "@/components/ui/disclosure";
import { GradeView, type GradeViewProps } from "./grade-view";

/** Top and height in percent. */
type Band = [y: number, height: number];
type Props = {
  words: Record<"title" | "direction" | "summary" | "asTable" | "day" | "value" | "grade", string>;
  /** Positions are percentages of the plot. */
  ticks: [text: string, y: number][];
  points: { x: number; y: number; isDeclared: boolean }[];
  /** Eight in ten, the middle half and the median of the peers. */
  bands: { outer: Band; inner: Band; median: number } | null;
  days: [text: string, x: number][];
  legend: { mark: keyof typeof marks | null; text: string }[];
  rows: { day: string; value: string; by: string | null; grade: GradeViewProps }[];
};

const mark = "size-3 flex-none";
const marks = {
  confirmed: `${mark} rounded-disc border-[1.5px] border-night bg-flag`,
  declared: `${mark} rounded-disc border-[1.5px] border-dashed border-ink`,
  half: `${mark} bg-ink/15`,
  eightOfTen: `${mark} border border-line bg-ground-2`,
  median: "w-4 flex-none border-t-[1.5px] border-dashed border-ink-3",
};

/** Better values are always higher; the bands show the middle half and eight in ten of the peers, and a table holds the same data. */
export const MeasureChartView = ({ words, days, legend, rows, ...plot }: Props) => (
  <section aria-label={words.title} className="grid grid-cols-[minmax(0,1fr)] gap-3">
    <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
      <h3 className="heading-xl">{words.title}</h3>
      <span className="text-xs text-ink-2">{words.direction}</span>
    </header>
    <div dir="ltr" role="img" aria-label={words.summary} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 pe-3">
      <svg className="h-52 w-full overflow-visible fill-ink-2 text-xs" aria-hidden="true">
        {plot.ticks.map(([text, y]) => (
          <text key={y} x="100%" y={`${y}%`} dy="0.35em" textAnchor="end">
            {text}
          </text>
        ))}
      </svg>
      <Plot {...plot} />
      <svg className="col-start-2 h-6 w-full overflow-visible fill-ink-2 text-xs" aria-hidden="true">
        {days.map(([text, x], index) => (
          <text key={x} x={`${x}%`} y="1.4em" textAnchor={index === 0 ? "start" : "end"}>
            {text}
          </text>
        ))}
      </svg>
    </div>
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 *:inline-flex *:items-center *:gap-1.5">
      {legend.map(({ mark: kind, text }) => (
        <li key={text}>
          {kind && <i className={marks[kind]} />}
          {text}
        </li>
      ))}
    </ul>
    <Disclosure small summary={words.asTable} className="">
      <History words={words} rows={rows} />
    </Disclosure>
  </section>
);

function Plot({ ticks, points, bands }: Pick<Props, "ticks" | "points" | "bands">) {
  return (
    <svg className="h-52 w-full overflow-visible" aria-hidden="true">
      {bands && (
        <>
          <rect className="fill-ground-2" width="100%" y={`${bands.outer[0]}%`} height={`${bands.outer[1]}%`} />
          <rect className="fill-ink/15" width="100%" y={`${bands.inner[0]}%`} height={`${bands.inner[1]}%`} />
        </>
      )}
      {ticks.map(([, y]) => (
        <line key={y} className="stroke-line" x2="100%" y1={`${y}%`} y2={`${y}%`} />
      ))}
      {bands && (
        <line
          className="stroke-ink-3 stroke-[1.5] [stroke-dasharray:5_4]"
          x2="100%"
          y1={`${bands.median}%`}
          y2={`${bands.median}%`}
        />
      )}
      {points.slice(1).map(({ x, y }, index) => (
        <line
          key={x}
          className="stroke-ink stroke-2"
          x1={`${points[index]?.x}%`}
          y1={`${points[index]?.y}%`}
          x2={`${x}%`}
          y2={`${y}%`}
        />
      ))}
      {points.map(({ x, y, isDeclared }) => (
        <circle
          key={x}
          cx={`${x}%`}
          cy={`${y}%`}
          r="6"
          className={`stroke-[1.5] ${isDeclared ? "fill-ground stroke-ink [stroke-dasharray:3_2.5]" : "fill-flag stroke-night"}`}
        />
      ))}
    </svg>
  );
}

const History = ({ words, rows }: Pick<Props, "words" | "rows">) => (
  <table className="w-full text-sm [&_td]:py-2 [&_td]:pe-2 [&_th]:py-2 [&_th]:pe-2 [&_th]:text-start [&_tr]:border-b [&_tr]:border-line">
    <thead className="text-xs text-ink-3">
      <tr>
        <th scope="col">{words.day}</th>
        <th scope="col">{words.value}</th>
        <th scope="col">{words.grade}</th>
      </tr>
    </thead>
    <tbody>
      {rows.map(({ day, value, by, grade }) => (
        <tr key={`${day} ${value}`}>
          <th scope="row" className="font-normal">
            {day}
          </th>
          <td>
            <bdi>{value}</bdi>
            {by && <small className="block text-xs text-ink-3 wrap-anywhere hyphens-auto">{by}</small>}
          </td>
          <td>
            <GradeView {...grade} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
