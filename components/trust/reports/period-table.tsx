import { useFormatter, useTranslations } from "next-intl";
import type { PeriodReport } from "@/lib/trust/queries/period";
import { type ReportPart, reportLines } from "@/lib/trust/schema/reports";

const parts = Object.keys(reportLines) as ReportPart[];
const signed = { signDisplay: "exceptZero", maximumFractionDigits: 1, numberingSystem: "latn" } as const;

/** Figures of a period compared with the previous one. */
export function PeriodTable({ report: { name, period, before: previousPeriod } }: { report: PeriodReport }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const rows = (part: ReportPart) =>
    reportLines[part].map((line) => [line, period[line], previousPeriod[line]] as const);
  const number = "py-2 ps-2 text-end align-baseline whitespace-nowrap";
  const head = "py-2 ps-2 text-end align-bottom font-medium max-md:text-xs";
  return (
    <table className="w-full border-collapse text-sm max-md:table-fixed">
      <caption className="vh">{t(name)}</caption>
      <thead>
        <tr className="border-b border-line-2 text-ink-2">
          <th scope="col" className="py-2 text-start font-medium max-md:w-[38%]">
            {t("figure")}
          </th>
          <th scope="col" className={head}>
            {t("now")}
          </th>
          <th scope="col" className={head}>
            {t("before")}
          </th>
          <th scope="col" className={head}>
            {t("change")}
          </th>
        </tr>
      </thead>
      {parts.map((part) => (
        <tbody key={part} className="break-inside-avoid">
          <tr>
            <td colSpan={4} className="pt-6 pb-2">
              <h2 className="heading-xl">{t(`part.${part}`)}</h2>
            </td>
          </tr>
          {rows(part).map(([line, currentValue, previousValue]) => (
            <tr key={line} className="border-t border-line">
              <th scope="row" className="py-2 text-start align-baseline font-normal wrap-anywhere">
                {t(`line.${line}`)}
              </th>
              <td className={`${number} num text-number-s max-md:text-lg`}>{format.number(currentValue, "whole")}</td>
              <td className={`${number} num text-md text-ink-2`}>{format.number(previousValue, "whole")}</td>
              <td className={`${number} num text-md ${currentValue === previousValue ? "text-ink-3" : ""}`}>
                <bdi>{format.number(currentValue - previousValue, signed)}</bdi>
              </td>
            </tr>
          ))}
          {part === "loop" && (
            <AnswerTime now={period.answerSeconds} then={previousPeriod.answerSeconds} number={number} />
          )}
        </tbody>
      ))}
    </table>
  );
}

function AnswerTime({
  now: currentValue,
  then: previousValue,
  number,
}: {
  now: number | null;
  then: number | null;
  number: string;
}) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const hours = (seconds: number | null, sign: "auto" | "exceptZero" = "auto") => {
    const unit = { style: "unit", unit: "hour", unitDisplay: "short" } as const;
    return seconds === null ? t("none") : format.number(seconds / 3600, { ...signed, ...unit, signDisplay: sign });
  };
  return (
    <tr className="border-t border-line">
      <th scope="row" className="py-2 text-start align-baseline font-normal">
        {t("answerTime")}
      </th>
      <td className={`${number} num text-number-s max-md:text-lg`}>{hours(currentValue)}</td>
      <td className={`${number} num text-md text-ink-2`}>{hours(previousValue)}</td>
      <td className={`${number} num text-md`}>
        {hours(currentValue === null || previousValue === null ? null : currentValue - previousValue, "exceptZero")}
      </td>
    </tr>
  );
}
