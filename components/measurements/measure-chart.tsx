import { useFormatter, useTranslations } from "next-intl";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import { axisFor, round } from "@/lib/measurements/schema/axis";
import { useGrade } from "./grade";
import { MeasureChartView } from "./measure-chart-view";
import { useAttributeWords } from "./words";

type Props = { measure: ShownMeasure; minor: boolean };

/** Texts and positions of a measure with several values for `MeasureChartView`. */
export function MeasureChart({ measure, minor }: Props) {
  const t = useTranslations("measurements.chart");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const format = useFormatter();
  const gradeOf = useGrade();
  const legend = useLegend(measure);
  const { attribute, history, bands } = measure;
  const label = attributeTexts.label(attribute.key);
  const higherIsUp = attribute.direction !== "down";
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last || first === last) return null;
  const { place, ticks } = axisFor([...history.map(({ number }) => number), ...(bands ?? [])], higherIsUp);
  const across = daysAcross(history);
  const formatValue = (value: number) => attributeTexts.measured(attribute, value);
  const band = (lowValue = 0, highValue = 0): [number, number] => {
    const [lowY, highY] = [place(lowValue), place(highValue)];
    return [Math.min(lowY, highY), round(Math.abs(lowY - highY))];
  };
  return (
    <MeasureChartView
      words={{
        title: t("title", { label }),
        direction: t(attribute.direction === "neutral" ? "upIsMore" : higherIsUp ? "upIsBetter" : "upIsFaster"),
        summary: t("summary", {
          label,
          first: formatValue(first.number),
          last: formatValue(last.number),
          count: history.length,
        }),
        asTable: common("showAsTable"),
        day: t("day"),
        value: common("value"),
        grade: t("grade"),
      }}
      ticks={ticks.map((tick) => [attributeTexts.number(attribute, tick), place(tick)])}
      points={history.map(({ number, grade }, index) => ({
        x: across[index] ?? 0,
        y: place(number),
        isDeclared: grade === "self",
      }))}
      bands={
        bands && { outer: band(bands[0], bands[4]), inner: band(bands[1], bands[3]), median: place(bands[2] ?? 0) }
      }
      days={[0, history.length - 1].map((index) => [
        format.dateTime(history[index]?.measuredOn ?? new Date(0), "month"),
        across[index] ?? 0,
      ])}
      legend={legend}
      rows={history.toReversed().map(({ measuredOn, number, grade, measuredBy }) => ({
        day: format.dateTime(measuredOn, "day"),
        value: formatValue(number),
        by: measuredBy && attributeTexts.measuredBy(measuredBy),
        grade: gradeOf({ grade, on: measuredOn, minor }),
      }))}
    />
  );
}

function useLegend({ history, bands }: ShownMeasure) {
  const t = useTranslations("measurements.chart");
  const marks = [
    ...(history.some(({ grade }) => grade !== "self") ? (["confirmed"] as const) : []),
    ...(history.some(({ grade }) => grade === "self") ? (["declared"] as const) : []),
    ...(bands ? (["half", "eightOfTen", "median"] as const) : []),
  ];
  const legend = marks.map((mark) => ({ mark, text: t(mark) }));
  return bands ? legend : [...legend, { mark: null, text: t("fewPeers") }];
}

/** Position of each date between the first and the last, in percent. */
function daysAcross(history: ShownMeasure["history"]): number[] {
  const times = history.map(({ measuredOn }) => measuredOn.getTime());
  const [firstTime, lastTime] = [times[0] ?? 0, times.at(-1) ?? 1];
  return times.map((time) => round(((time - firstTime) / (lastTime - firstTime || 1)) * 100));
}
