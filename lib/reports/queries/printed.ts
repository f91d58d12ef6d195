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
} from "../schema";
import { type Cohort, cohorts, funnelOf, requestsBy } from "./loop";
import { type PlatformFigures, platformFigures } from "./overview";
import { type PeriodReport, periodReport } from "./period";

const parts = Object.keys(reportLines) as ReportPart[];
const signed = { signDisplay: "exceptZero", maximumFractionDigits: 1, numberingSystem: "latn" } as const;
const hour = { ...signed, style: "unit", unit: "hour", unitDisplay: "short" } as const;
const utc = { timeZone: "UTC" } as const;

/** A report as it is printed, in the reader's language, with the figures that its page shows at the same address; null for who does not look after the reports. */
export async function printedReport(actor: Actor, report: PrintedReport, day?: string): Promise<Printed | null> {
  const words = wordsIn(actor.locale);
  if (isPeriod(report)) {
    const found = await periodReport(actor, report, day);
    return found && words.period(found);
  }
  if (report === "overview") {
    const [figures, months, weeks] = await Promise.all([
      platformFigures(actor),
      cohorts(actor),
      requestsBy(actor, "week"),
    ]);
    return figures && months && weeks && words.overview(figures, months, weeks);
  }
  const [months, requests] = await Promise.all([cohorts(actor), requestsBy(actor, "month")]);
  return months && requests && words.analytics(months, requests);
}

function wordsIn(locale: Locale) {
  const t = translator(locale, "reports");
  const format = createFormatter({ locale, formats: formatsIn(locale), timeZone });
  const whole = (count: number) => format.number(count, "whole");
  const foot = () => `\u2066Recruit\u2069 · ${format.dateTime(now(), momentIn(timeZone))}`;

  function period({ name, period: found, before }: PeriodReport): Printed {
    const dates = format.dateTimeRange(found.from, new Date(found.to.getTime() - 1), "day");
    const hours = (seconds: number | null, signDisplay: "auto" | "exceptZero" = "auto") =>
      seconds === null ? t("none") : format.number(seconds / 3600, { ...hour, signDisplay });
    const [time, then] = [found.answerSeconds, before.answerSeconds];
    const heads = [t("figure"), format.dateTime(found.from, "short"), t("before"), t("change")];
    const change = time === null || then === null ? null : time - then;
    const answerTime = [t("answerTime"), hours(time), hours(then), hours(change, "exceptZero")];
    const blocks = parts.flatMap((part): Block[] => [
      { kind: "heading", text: t(`part.${part}`) },
      {
        kind: "table",
        heads,
        rows: [
          ...reportLines[part].map((line) => [
            t(`line.${line}`),
            whole(found[line]),
            whole(before[line]),
            format.number(found[line] - before[line], signed),
          ]),
          ...(part === "loop" ? [answerTime] : []),
        ],
      },
    ]);
    return { title: t(name), lead: found.running ? `${dates}, ${t("running")}` : dates, foot: foot(), blocks };
  }

  function overview(figures: PlatformFigures, months: Cohort[], weeks: RequestCounts[]): Printed {
    const admin = translator(locale, "admin");
    const rows = (Object.keys(figures) as (keyof PlatformFigures)[]).map((name) => [
      admin(`tile.${name}`),
      whole(figures[name]),
    ]);
    return {
      title: admin("overview"),
      lead: admin("figures"),
      foot: foot(),
      blocks: [
        { kind: "table", heads: [t("figure"), format.dateTime(now(), "short")], rows },
        { kind: "heading", text: t("loop") },
        { kind: "text", text: t("loopHint") },
        { kind: "bars", rows: barsOf(months) },
        { kind: "heading", text: t("weeks") },
        askedTable(weeks, "week"),
      ],
    };
  }

  function askedTable(requests: RequestCounts[], by: "week" | "month"): Block {
    const named = by === "week" ? "short" : "month";
    return {
      kind: "table",
      heads: [t(by), ...outcomes.map((outcome) => t(outcome)), t("rate")],
      rows: requests
        .toReversed()
        .map((row) => [
          format.dateTime(row.since, named, utc),
          ...outcomes.map((outcome) => whole(row[outcome])),
          share(answeredShare(row)),
        ]),
    };
  }

  function analytics(months: Cohort[], requests: RequestCounts[]): Printed {
    const month = (date: Date) => format.dateTime(date, "month", utc);
    return {
      title: t("analytics"),
      lead: t("analyticsHint"),
      foot: foot(),
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
                ...(["signedUp", ...loopSteps] as const).map((step) => whole(cohort[step])),
              ]),
            },
        { kind: "heading", text: t("answerRates") },
        { kind: "text", text: t("rateHint") },
        askedTable(requests, "month"),
      ],
    };
  }

  const share = (part: number | null) => (part === null ? t("none") : format.number(part, "percent"));

  const barsOf = (months: Cohort[]) =>
    funnelOf(months).map(({ step, count, ofMost, ofBefore }) => ({
      label: t(`step.${step}`),
      value: whole(count),
      share: ofMost,
      beside: ofBefore === null ? "" : share(ofBefore),
    }));

  return { period, analytics, overview };
}
