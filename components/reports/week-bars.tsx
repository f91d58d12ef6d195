import { useFormatter, useTranslations } from "next-intl";
import { Disclosure } from "@/components/ui/disclosure";
import type { Asked } from "@/lib/reports/schema";
import { AskedTable } from "./asked-table";

const [step, bar, tall] = [12, 8, 40];
const start = (step - bar) / 2;
const short = { day: "numeric", month: "numeric", timeZone: "UTC", numberingSystem: "latn" } as const;

/** What was asked and answered week by week: an outline filled as far as there are answers. */
export function WeekBars({ weeks }: { weeks: Asked[] }) {
  const t = useTranslations("reports");
  const format = useFormatter();
  const most = Math.max(1, ...weeks.map(({ sent }) => sent));
  const answeredOf = ({ accepted, refused }: Asked) => accepted + refused;
  const sum = (of: (week: Asked) => number) => weeks.reduce((all, week) => all + of(week), 0);
  const said = t("weeksSaid", { sent: sum(({ sent }) => sent), answered: sum(answeredOf) });
  const box = (height: number) => ({ y: tall - (height / most) * tall, width: bar, height: (height / most) * tall });
  return (
    <section aria-labelledby="weeks" className="grid content-start gap-3 break-inside-avoid">
      <h2 id="weeks" className="heading-xl border-b border-line-2 pb-2">
        {t("weeks")}
      </h2>
      <p className="text-sm text-ink-2">{t("weeksHint")}</p>
      <svg
        viewBox={`0 -1 ${weeks.length * step} ${tall + 2}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={said}
        className="h-40 w-full text-ink rtl:-scale-x-100"
      >
        {weeks.map((week, at) => (
          <g key={week.since.toISOString()}>
            <rect x={start + at * step} {...box(answeredOf(week))} fill="currentColor" />
            <rect
              x={start + at * step}
              {...box(week.sent)}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              vectorEffect="non-scaling-stroke"
            />
          </g>
        ))}
      </svg>
      <ol aria-hidden="true" className="num grid auto-cols-fr grid-flow-col text-center text-xs text-ink-2">
        {weeks.map(({ since }) => (
          <li key={since.toISOString()}>{format.dateTime(since, short)}</li>
        ))}
      </ol>
      <p className="text-sm">{said}</p>
      <Disclosure summary={t("asTable")} small>
        <AskedTable caption={t("weeks")} asked={weeks} by="week" />
      </Disclosure>
    </section>
  );
}
