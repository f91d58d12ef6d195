import { useFormatter, useTranslations } from "next-intl";
import { AdminFrame } from "@/components/admin/admin-frame";
import type { Option } from "@/components/form/select";
import { OnlyReads } from "@/components/recruiters/only-reads";
import type { BudgetView } from "@/lib/recruiters/queries/budget";
import type { OwnBudgetLine } from "@/lib/recruiters/queries/budget-line";
import { AmountForm } from "./amount-form";
import { BudgetLines } from "./budget-lines";
import { BudgetMonths } from "./budget-months";
import { BudgetSums } from "./budget-sums";
import { LineForm } from "./line-form";
import { RemoveLine } from "./remove-line";

type Props = {
  budget: BudgetView;
  /** Players a line may be about, as this organisation may call them. */
  players: Option[];
  /** What to call those that the lines are about, as far as they are visible. */
  names: Map<string, string>;
  /** Today as a day, for a new line. */
  today: string;
  /** The line that is being changed. */
  line: OwnBudgetLine | null;
};

export function BudgetPage({ budget, players, names, today, line }: Props) {
  const t = useTranslations("budget");
  const format = useFormatter();
  const { from, until } = budget.days;
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className="wrap">
      <AdminFrame
        title={t("title")}
        lead={t("lead", { from: day(from), until: day(until) })}
        back={{ href: "/dashboard" }}
      >
        <BudgetSums figures={budget.figures} month={budget.thisMonth} />
        <BudgetLines budget={budget} names={names} />
        <div className="desk">
          <div className="desk-column">
            {budget.acts ? (
              <section className="block scroll-mt-20" id="line" aria-labelledby="line-title">
                <header>
                  <h2 id="line-title">{t(line ? "form.change" : "form.add")}</h2>
                </header>
                <LineForm key={line?.id ?? "new"} line={line} players={players} names={names} today={today} />
                {line && <RemoveLine line={line} />}
              </section>
            ) : (
              <OnlyReads />
            )}
          </div>
          <div className="desk-column">
            <BudgetMonths months={budget.figures.months} current={budget.thisMonth} />
            {budget.acts && <AmountForm budget={budget} />}
          </div>
        </div>
      </AdminFrame>
    </div>
  );
}
