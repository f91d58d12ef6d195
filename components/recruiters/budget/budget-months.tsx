import { useFormatter, useLocale, useTranslations } from "next-intl";
import { FiguresTable } from "@/components/trust/reports/figures-table";
import { Disclosure } from "@/components/ui/disclosure";
import { WeekChart } from "@/components/ui/week-chart";
import type { BarData } from "@/components/ui/week-chart-view";
import { Link } from "@/lib/platform/i18n/navigation";
import type { BudgetView } from "@/lib/recruiters/queries/budget";

type Props = { months: BudgetView["figures"]["months"]; current: string };

const utc = { timeZone: "UTC", numberingSystem: "latn" } as const;
const full = { ...utc, month: "long", year: "numeric" } as const;

/** Spent amounts by month with the current one highlighted, and planned amounts as an outline on top. */
export function BudgetMonths({ months, current }: Props) {
  const t = useTranslations("budget");
  const common = useTranslations("common");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  /** Arabic has no short month names. */
  const month = useLocale() === "ar" ? "numeric" : "short";
  const highest = Math.max(...months.map(({ spentCents, plannedCents }) => spentCents + plannedCents));
  const monthKey = (monthStart: Date) => monthStart.toISOString().slice(0, 7);
  return (
    <section className="block" aria-labelledby="months">
      <header>
        <h2 id="months">{t("months.title")}</h2>
      </header>
      {highest > 0 && (
        <div className="mt-4">
          <WeekChart
            weeks={months}
            most={highest}
            label={t("months.chart")}
            under={{ ...utc, month }}
            barsOf={({ since: monthStart, spentCents, plannedCents }) => {
              const spent = Math.max(0, spentCents);
              const look = monthKey(monthStart) === current ? "current" : "past";
              const planned: BarData[] = plannedCents > 0 ? [[spent, spent + plannedCents, "planned"]] : [];
              return [...planned, [0, spent, look]];
            }}
          />
        </div>
      )}
      <Disclosure summary={common("showAsTable")} small>
        <FiguresTable
          caption={t("months.title")}
          heads={[t("months.month"), t("state.spent"), t("state.planned")]}
          rows={months.map(({ since: monthStart, spentCents, plannedCents }) => ({
            key: monthKey(monthStart),
            cells: [
              <Link key="month" href={`/dashboard/budget?month=${monthKey(monthStart)}#lines`}>
                {format.dateTime(monthStart, full)}
              </Link>,
              euros(spentCents),
              euros(plannedCents),
            ],
          }))}
        />
      </Disclosure>
    </section>
  );
}
