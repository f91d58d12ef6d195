import "server-only";
import { createFormatter } from "next-intl";
import { now } from "@/lib/platform/clock";
import type { Actor } from "@/lib/platform/command/actor";
import { formatsIn, momentIn, timeZone } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Block, Printed } from "@/lib/platform/print/printed";
import {
  answeredShare,
  isPeriod,
  loopSteps,
  outcomes,
  type PrintedReport,
  type ReportPart,
  type RequestCounts,
  reportLines,
} from "../schema/reports";
import { type Cohort, cohorts, funnelOf, requestsBy } from "./loop";
import { type PlatformFigures, platformFigures } from "./overview";
import { type PeriodReport, periodReport } from "./period";

const reportParts = Object.keys(reportLines) as ReportPart[];
const signedNumber = { signDisplay: "exceptZero", maximumFractionDigits: 1, numberingSystem: "latn" } as const;
const hour = { ...signedNumber, style: "unit", unit: "hour", unitDisplay: "short" } as const;
const utc = { timeZone: "UTC" } as const;

/** A report for printing, with the same figures as its page; null without the "reports" permission. */
export async function printedReport(actor: Actor, report: PrintedReport, day?: string): Promise<Printed | null> {
  const pages = pageBuilders(actor.locale);
  if (isPeriod(report)) {
    const periodFigures = await periodReport(actor, report, day);
    return periodFigures && pages.period(periodFigures);
  }
  if (report === "overview") {
    const [figures, months, weeks] = await Promise.all([
      platformFigures(actor),
      cohorts(actor),
      requestsBy(actor, "week"),
    ]);
    return figures && months && weeks && pages.overview(figures, months, weeks);
  }
  const [months, requests] = await Promise.all([cohorts(actor), requestsBy(actor, "month")]);
  return months && requests && pages.analytics(months, requests);
}

function pageBuilders(locale: Locale) {
  const t = translator(locale, "reports");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone });
  const formatCount = (count: number) => format.number(count, "whole");
  const footer = () => `\u2066Recruit\u2069 · ${format.dateTime(now(), momentIn(timeZone))}`;

  function period({ name, period: current, before }: PeriodReport): Printed {
    const dates = format.dateTimeRange(current.from, new Date(current.to.getTime() - 1), "day");
    const hours = (seconds: number | null, signDisplay: "auto" | "exceptZero" = "auto") =>
      seconds === null ? t("none") : format.number(seconds / 3600, { ...hour, signDisplay });
    const [time, timeBefore] = [current.answerSeconds, before.answerSeconds];
    const headers = [t("figure"), format.dateTime(current.from, "short"), t("before"), t("change")];
    const change = time === null || timeBefore === null ? null : time - timeBefore;
    const answerTime = [t("answerTime"), hours(time), hours(timeBefore), hours(change, "exceptZero")];
    const blocks = reportParts.flatMap((part): Block[] => [
      { kind: "heading", text: t(`part.${part}`) },
      {
        kind: "table",
        heads: headers,
        rows: [
          ...reportLines[part].map((line) => [
            t(`line.${line}`),
            formatCount(current[line]),
            formatCount(before[line]),
            format.number(current[line] - before[line], signedNumber),
          ]),
          ...(part === "loop" ? [answerTime] : []),
        ],
      },
    ]);
    return { title: t(name), lead: current.running ? `${dates}, ${t("running")}` : dates, foot: footer(), blocks };
  }

  function overview(figures: PlatformFigures, months: Cohort[], weeks: RequestCounts[]): Printed {
    const admin = translator(locale, "admin");
    const rows = (Object.keys(figures) as (keyof PlatformFigures)[]).map((name) => [
      admin(`tile.${name}`),
      formatCount(figures[name]),
    ]);
    return {
      title: admin("overview"),
      lead: admin("figures"),
      foot: footer(),
      blocks: [
        { kind: "table", heads: [t("figure"), format.dateTime(now(), "short")], rows },
        { kind: "heading", text: t("loop") },
        { kind: "text", text: t("loopHint") },
        { kind: "bars", rows: barsOf(months) },
        { kind: "heading", text: t("weeks") },
        requestTable(weeks, "week"),
      ],
    };
  }

  function requestTable(requests: RequestCounts[], unit: "week" | "month"): Block {
    const dateFormat = unit === "week" ? "short" : "month";
    return {
      kind: "table",
      heads: [t(unit), ...outcomes.map((outcome) => t(outcome)), t("rate")],
      rows: requests
        .toReversed()
        .map((row) => [
          format.dateTime(row.since, dateFormat, utc),
          ...outcomes.map((outcome) => formatCount(row[outcome])),
          formatShare(answeredShare(row)),
        ]),
    };
  }

  function analytics(months: Cohort[], requests: RequestCounts[]): Printed {
    const month = (date: Date) => format.dateTime(date, "month", utc);
    return {
      title: t("analytics"),
      lead: t("analyticsHint"),
      foot: footer(),
      blocks: [
        { kind: "heading", text: t("loop") },
        { kind: "text", text: t("loopHint") },
        { kind: "bars", rows: barsOf(months) },
        { kind: "heading", text: t("cohorts") },
        months.length === 0
          ? { kind: "text", text: t("noCohort") }
          : {
              kind: "table",
              heads: [t("month"), t("signedUp"), ...loopSteps.map((step) => t(`step.${step}`))],
              rows: months.map((cohort) => [
                month(cohort.month),
                ...(["signedUp", ...loopSteps] as const).map((step) => formatCount(cohort[step])),
              ]),
            },
        { kind: "heading", text: t("answerRates") },
        { kind: "text", text: t("rateHint") },
        requestTable(requests, "month"),
      ],
    };
  }

  const formatShare = (part: number | null) => (part === null ? t("none") : format.number(part, "percent"));

  const barsOf = (months: Cohort[]) =>
    funnelOf(months).map(({ step, count, ofMost, ofBefore }) => ({
      label: t(`step.${step}`),
      value: formatCount(count),
      share: ofMost,
      beside: ofBefore === null ? "" : formatShare(ofBefore),
    }));

  return { period, analytics, overview };
}
