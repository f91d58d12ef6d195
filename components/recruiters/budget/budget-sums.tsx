import { useFormatter, useTranslations } from "next-intl";
import { YardLine } from "@/components/site/dashboard/yard-line";
import { Notice } from "@/components/ui/notice";
import { InWords, Stat } from "@/components/ui/stat";
import type { BudgetView } from "@/lib/recruiters/queries/budget";

type Props = { figures: BudgetView["figures"]; month: string };

export function BudgetSums({ figures, month }: Props) {
  const t = useTranslations("budget");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  const { answers, answerCents, forecastCents, totalCents } = figures;
  const monthName = format.dateTime(new Date(`${month}-01T00:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
  });
  const excessCents = forecastCents - totalCents;
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-6 border-y lg:grid lg:grid-cols-3 border-line-2 py-6 *:grid *:max-w-full *:gap-3 *:not-first:self-end [&_.num]:wrap-anywhere [&_.num]:text-number-m *:first:[&_.num]:text-number-l [&_dt]:font-semibold">
        <Stat label={t("left")} note={t("of", { total: euros(totalCents) })} value={euros(figures.leftCents)} />
        <Stat label={t("spent")} note={t("soFar")} value={euros(figures.spentCents)} href="/dashboard/budget#lines" />
        <Stat
          label={t("thisMonth")}
          note={monthName}
          value={euros(figures.monthCents)}
          href={`/dashboard/budget?month=${month}#lines`}
        />
        <Stat label={t("forecast")} note={t("atTheEnd")} value={euros(forecastCents)} />
        <Stat
          label={t("perAnswer")}
          note={t("answers", { count: answers })}
          value={answerCents === null ? <InWords>{t("noAnswer")}</InWords> : euros(answerCents)}
        />
      </dl>
      <div>
        <YardLine {...figures} />
      </div>
      {excessCents > 0 && <Notice>{t("over", { amount: euros(excessCents) })}</Notice>}
      <p className="small soft max-w-180">
        {t("rule", {
          spent: euros(figures.spentCents),
          renewals: euros(figures.renewalCents),
          planned: euros(figures.plannedCents),
          usual: euros(figures.usualCents),
        })}
      </p>
    </div>
  );
}
