import { useFormatter, useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { YardLine } from "@/components/dashboard/yard-line";
import { Notice } from "@/components/ui/notice";
import { Stat } from "@/components/ui/stat";
import type { BudgetView } from "@/lib/recruiters/queries/budget";

type Props = { figures: BudgetView["figures"]; month: string };

/** What is left, what went and what will go, and what the forecast is made of. */
export function BudgetSums({ figures, month }: Props) {
  const t = useTranslations("budget");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  const { answers, answerCents, forecastCents, totalCents } = figures;
  const named = format.dateTime(new Date(`${month}-01T00:00:00Z`), {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
    numberingSystem: "latn",
  });
  const over = forecastCents - totalCents;
  return (
    <div className="grid gap-4">
      <dl className="flex flex-wrap gap-x-12 gap-y-6 border-y border-line-2 py-6">
        <Sum large label={t("left")} note={t("of", { total: euros(totalCents) })} value={euros(figures.leftCents)} />
        <Sum label={t("spent")} note={t("soFar")} value={euros(figures.spentCents)} href="/dashboard/budget#lines" />
        <Sum
          label={t("thisMonth")}
          note={named}
          value={euros(figures.monthCents)}
          href={`/dashboard/budget?month=${month}#lines`}
        />
        <Sum label={t("forecast")} note={t("atTheEnd")} value={euros(forecastCents)} />
        <Sum
          label={t("perAnswer")}
          note={t("answers", { count: answers })}
          value={answerCents === null ? <span className="text-xl">{t("noAnswer")}</span> : euros(answerCents)}
        />
      </dl>
      <div>
        <YardLine {...figures} />
      </div>
      {over > 0 && <Notice>{t("over", { amount: euros(over) })}</Notice>}
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

/** Sums may be long: they stand side by side as far as there is room. */
const Sum = ({ large, ...stat }: ComponentProps<typeof Stat> & { large?: boolean }) => (
  <div
    className={`max-w-full *:grid *:gap-3 [&_.num]:wrap-anywhere [&_dt]:font-semibold ${large ? "[&_.num]:text-number-l" : "self-end [&_.num]:text-number-m"}`}
  >
    <Stat {...stat} />
  </div>
);
