import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import { axisFor, round } from "@/lib/measurements/schema/axis";
import { Grade } from "./grade";
import { useAttributeWords } from "./words";

type Props = { measure: ShownMeasure; minor: boolean };

/** Better values are always higher; the bands show the middle half and eight in ten of the peers, and a table holds the same data. */
export function MeasureChart({ measure, minor }: Props) {
  const t = useTranslations("evidence.chart");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const { attribute, history, bands } = measure;
  const label = attributeTexts.label(attribute.key);
  const higherIsUp = attribute.direction !== "down";
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || first === last) return null;
  const axis = axisFor([...history.map(({ number }) => number), ...(bands ?? [])], higherIsUp);
  const formatValue = (value: number) =>
    `${attributeTexts.number(attribute, value)} ${attributeTexts.unit(attribute, value)}`.trim();
  return (
    <section aria-label={t("title", { label })} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="heading-xl">{t("title", { label })}</h3>
        <span className="text-xs text-ink-2">
          {t(attribute.direction === "neutral" ? "upIsMore" : higherIsUp ? "upIsBetter" : "upIsFaster")}
        </span>
      </header>
      <div
        dir="ltr"
        role="img"
        aria-label={t("summary", {
          label,
          first: formatValue(first.number),
          last: formatValue(last.number),
          count: history.length,
        })}
        className="grid grid-cols-[3rem_minmax(0,1fr)] gap-x-2 pe-3"
      >
        <svg className="h-52 w-full overflow-visible fill-ink-2 text-xs" aria-hidden="true">
          {axis.ticks.map((tick) => (
            <text key={tick} x="100%" y={`${axis.place(tick)}%`} dy="0.35em" textAnchor="end">
              {attributeTexts.number(attribute, tick)}
            </text>
          ))}
        </svg>
        <Plot measure={measure} place={axis.place} ticks={axis.ticks} />
        <Days measure={measure} />
      </div>
      <Legend measure={measure} />
      <Disclosure small summary={common("showAsTable")} className="">
        <History measure={measure} minor={minor} formatValue={formatValue} />
      </Disclosure>
    </section>
  );
}

type PlotProps = {
  measure: ShownMeasure;
  place: (value: number) => number;
  ticks: number[];
};

function Plot({ measure: { history, bands }, place, ticks }: PlotProps) {
  const x = daysAcross(history);
  const points = history.map(({ id, number, grade }, index) => ({
    id,
    grade,
    number,
    x: x[index] ?? 0,
    y: place(number),
  }));
  const band = (lowValue: number | undefined, highValue: number | undefined) => {
    const [lowY, highY] = [place(lowValue ?? 0), place(highValue ?? 0)];
    return { y: `${Math.min(lowY, highY)}%`, height: `${round(Math.abs(lowY - highY))}%` };
  };
  return (
    <svg className="h-52 w-full overflow-visible" aria-hidden="true">
      {bands && (
        <>
          <rect className="fill-ground-2" width="100%" {...band(bands[0], bands[4])} />
          <rect className="fill-ink/15" width="100%" {...band(bands[1], bands[3])} />
        </>
      )}
      {ticks.map((tick) => (
        <line key={tick} className="stroke-line" x2="100%" y1={`${place(tick)}%`} y2={`${place(tick)}%`} />
      ))}
      {bands && (
        <line
          className="stroke-ink-3 stroke-[1.5] [stroke-dasharray:5_4]"
          x2="100%"
          y1={`${place(bands[2] ?? 0)}%`}
          y2={`${place(bands[2] ?? 0)}%`}
        />
      )}
      {points.slice(1).map(({ id, x, y }, index) => (
        <line
          key={id}
          className="stroke-ink stroke-2"
          x1={`${points[index]?.x}%`}
          y1={`${points[index]?.y}%`}
          x2={`${x}%`}
          y2={`${y}%`}
        />
      ))}
      {points.map(({ id, x, y, grade }) => (
        <circle
          key={id}
          cx={`${x}%`}
          cy={`${y}%`}
          r="6"
          className={`stroke-[1.5] ${grade === "self" ? "fill-ground stroke-ink [stroke-dasharray:3_2.5]" : "fill-flag stroke-night"}`}
        />
      ))}
    </svg>
  );
}

function Days({ measure: { history } }: Pick<Props, "measure">) {
  const format = useFormatter();
  const across = daysAcross(history);
  return (
    <svg className="col-start-2 h-6 w-full overflow-visible fill-ink-2 text-xs" aria-hidden="true">
      {[0, history.length - 1].map((index) => (
        <text key={index} x={`${across[index]}%`} y="1.4em" textAnchor={index === 0 ? "start" : "end"}>
          {format.dateTime(history[index]?.measuredOn ?? new Date(0), "month")}
        </text>
      ))}
    </svg>
  );
}

const legendMark = "size-3 flex-none";

function Legend({ measure: { history, bands } }: Pick<Props, "measure">) {
  const t = useTranslations("evidence.chart");
  const declared = history.some(({ grade }) => grade === "self");
  const confirmed = history.some(({ grade }) => grade !== "self");
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-ink-2 *:inline-flex *:items-center *:gap-1.5">
      {confirmed && (
        <li>
          <i className={`${legendMark} rounded-disc border-[1.5px] border-night bg-flag`} />
          {t("confirmed")}
        </li>
      )}
      {declared && (
        <li>
          <i className={`${legendMark} rounded-disc border-[1.5px] border-dashed border-ink`} />
          {t("declared")}
        </li>
      )}
      {bands ? (
        <>
          <li>
            <i className={`${legendMark} bg-ink/15`} />
            {t("half")}
          </li>
          <li>
            <i className={`${legendMark} border border-line bg-ground-2`} />
            {t("eightOfTen")}
          </li>
          <li>
            <i className="w-4 flex-none border-t-[1.5px] border-dashed border-ink-3" />
            {t("median")}
          </li>
        </>
      ) : (
        <li>{t("fewPeers")}</li>
      )}
    </ul>
  );
}

function History({ measure, minor, formatValue }: Props & { formatValue: (value: number) => string }) {
  const t = useTranslations("evidence.chart");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const format = useFormatter();
  return (
    <table className="w-full text-sm [&_td]:py-2 [&_td]:pe-2 [&_th]:py-2 [&_th]:pe-2 [&_th]:text-start [&_tr]:border-b [&_tr]:border-line">
      <thead className="text-xs text-ink-3">
        <tr>
          <th scope="col">{t("day")}</th>
          <th scope="col">{common("value")}</th>
          <th scope="col">{t("grade")}</th>
        </tr>
      </thead>
      <tbody>
        {measure.history.toReversed().map(({ id, measuredOn, number, grade, measuredBy }) => (
          <tr key={id}>
            <th scope="row" className="font-normal">
              {format.dateTime(measuredOn, "day")}
            </th>
            <td>
              <bdi>{formatValue(number)}</bdi>
              {measuredBy && (
                <small className="block text-xs text-ink-3 wrap-anywhere hyphens-auto">
                  {attributeTexts.measuredBy(measuredBy)}
                </small>
              )}
            </td>
            <td>
              <Grade grade={grade} on={measuredOn} minor={minor} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Position of each date between the first and the last, in percent. */
function daysAcross(history: ShownMeasure["history"]): number[] {
  const times = history.map(({ measuredOn }) => measuredOn.getTime());
  const [firstTime, lastTime] = [times[0] ?? 0, times.at(-1) ?? 1];
  return times.map((time) => round(((time - firstTime) / (lastTime - firstTime || 1)) * 100));
}
