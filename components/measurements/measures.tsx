import { useFormatter, useLocale, useTranslations } from "next-intl";
import type { ShownMeasure } from "@/lib/measurements/queries/measures";
import { groups } from "@/lib/sports/schema/attribute";
import { imperial } from "@/lib/sports/schema/imperial";
import { useGradeTable } from "./grade";
import { MeasureChart } from "./measure-chart";
import { type MeasureRowProps, MeasureRows, MeasureRowView } from "./measure-row-view";
import { usePeerLine } from "./peer-line";
import { useAttributeWords } from "./words";

type Props = { measures: ShownMeasure[]; minor: boolean };

/** Number of charts shown; the other measures are in the table only. */
const CHARTS = 3;

export function Measures({ measures, minor }: Props) {
  const t = useTranslations("measurements.measures");
  if (measures.length === 0) return null;
  const shownMeasures = measures
    .filter(({ history }) => history.length > 1)
    .toSorted((a, b) => b.history.length - a.history.length);
  return (
    <>
      <section aria-labelledby="measures" className="grid grid-cols-[minmax(0,1fr)] content-start gap-2">
        <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-2 pb-2">
          <h2 id="measures" className="heading-xl">
            {t("title")}
          </h2>
          <PeersNamed measures={measures} />
        </header>
        <MeasureTable measures={measures} minor={minor} />
      </section>
      {shownMeasures.slice(0, CHARTS).map((measure) => (
        <MeasureChart key={measure.attribute.key} measure={measure} minor={minor} />
      ))}
    </>
  );
}

const isCompared = ({ peerRank }: ShownMeasure) => peerRank !== null;

/** Names the largest peer group and its size, and says once if measures have too few peers. */
function PeersNamed({ measures }: Pick<Props, "measures">) {
  const t = useTranslations("measurements.measures");
  const few = useTranslations("measurements.peers")("few");
  const [largestGroup] = measures.flatMap(({ peerRank }) => peerRank ?? []).toSorted((a, b) => b.count - a.count);
  const count = measures.length;
  return (
    <span className="text-xs text-ink-2">
      {largestGroup ? t(`of.${largestGroup.circle}`, { count, peers: largestGroup.count }) : t("count", { count })}
      {!measures.every(isCompared) && ` · ${largestGroup ? "– " : ""}${few}`}
    </span>
  );
}

/** On the table, because repeated class names of cells were most of a long list's payload. */
const rowClasses =
  "max-sm:[&_[data-row]]:grid max-sm:[&_[data-row]]:grid-cols-[1fr_auto] max-sm:[&_[data-row]]:gap-y-1 max-sm:[&_[data-row]]:border-b max-sm:[&_[data-row]]:border-line max-sm:[&_[data-row]]:py-2 max-sm:[&_[data-row]>*]:block sm:[&_[data-row]>*]:border-b sm:[&_[data-row]>*]:border-line sm:[&_[data-row]>*]:py-1.5 sm:[&_[data-row]>*]:pe-4 sm:[&_[data-row]>*]:align-middle";

function MeasureTable({ measures, minor }: Props) {
  const t = useTranslations("measurements.measures");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const hasPeers = measures.some(isCompared);
  const peers = useTranslations("measurements.peers");
  const { grades, rowOf } = useMeasureRows(minor);
  const inGroups = groups.flatMap((group) => {
    const rows = measures.filter(({ attribute }) => attribute.group === group);
    return rows.length > 0 ? [{ group, rows: rows.map((row) => ({ key: row.attribute.key, texts: rowOf(row) })) }] : [];
  });
  return (
    <table className={`w-full text-sm max-sm:block ${rowClasses}`}>
      <thead className="text-xs text-ink-3 max-sm:sr-only [&_th]:pe-4 [&_th]:pb-1 [&_th]:text-start [&_th]:font-normal">
        <tr>
          <th scope="col">{common("measurement")}</th>
          <th scope="col">{common("value")}</th>
          <th scope="col">{t("grade")}</th>
          <th scope="col">{common("date")}</th>
          {hasPeers && <th scope="col">{t("amongPeers")}</th>}
        </tr>
      </thead>
      <MeasureRows shared={{ grades, few: peers("few"), hasPeers }}>
        {inGroups.map(({ group, rows }) => (
          <tbody key={group} className="max-sm:block">
            <tr className="max-sm:block">
              <td colSpan={hasPeers ? 5 : 4} className="border-b border-line pt-3 pb-1.5 font-semibold max-sm:block">
                {attributeTexts.group(group)}
              </td>
            </tr>
            {rows.map(({ key, texts }) => (
              <MeasureRowView key={key} {...texts} />
            ))}
          </tbody>
        ))}
      </MeasureRows>
    </table>
  );
}

/** Returns the texts of measures for `MeasureRowView`, and the grades that they name so far. */
function useMeasureRows(minor: boolean) {
  const attributeTexts = useAttributeWords();
  const format = useFormatter();
  const locale = useLocale();
  const heightText = useHeightText();
  const peerLine = usePeerLine();
  const { grades, indexOf } = useGradeTable();
  const rowOf = (measure: ShownMeasure): MeasureRowProps => {
    const { attribute, primarySport, newest, peerRank } = measure;
    const { number, grade, measuredOn, measuredBy } = newest;
    const date = format.dateTime(measuredOn, "short");
    const other = imperial(number, attribute.unit, { sport: primarySport, locale });
    const height = heightText(measure);
    return {
      label: attributeTexts.label(attribute.key),
      value: attributeTexts.number(attribute, number),
      suffix: attributeTexts.suffix(attribute, number),
      ...(other && { other }),
      ...(height && { height }),
      grade: indexOf({ grade, on: measuredOn, minor }),
      date: measuredBy === "hand" ? `${date} · ${attributeTexts.measuredBy("hand")}` : date,
      ...(peerRank && { peers: peerLine(peerRank) }),
    };
  };
  return { grades, rowOf };
}

/** Difference between the arm span or reach and the body height. */
function useHeightText() {
  const t = useTranslations("attributes.shown");
  const attributeTexts = useAttributeWords();
  return ({ attribute, newest, height }: ShownMeasure): string | null => {
    if (height === null || !(attribute.key === "wingspan_cm" || attribute.key === "reach_cm")) return null;
    const difference = newest.number - height;
    const figure = attributeTexts.number(attribute, Math.abs(difference));
    return difference === 0 ? t("asTall") : t(difference > 0 ? "overHeight" : "underHeight", { figure });
  };
}
