import { useFormatter, useTranslations } from "next-intl";
import { OwnCommissions } from "@/components/billing/own-commissions";
import type { Option } from "@/components/form/select";
import { OnlyReads } from "@/components/layout/only-reads";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import type { OwnCommission } from "@/lib/billing/queries/commissions";
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
  commissions: OwnCommission[];
  /** Players that an entry can refer to, under the names that the organization may see. */
  players: Option[];
  /** Names of the players in the entries, as far as they are visible. */
  names: Map<string, string>;
  /** Today as an ISO date, the default for a new entry. */
  today: string;
  /** The entry that is being edited. */
  line: OwnBudgetLine | null;
};

export function BudgetPage({ budget, commissions, players, names, today, line }: Props) {
  const t = useTranslations("budget");
  const format = useFormatter();
  const { from: firstDay, until: lastDay } = budget.days;
  const day = (date: Date) => format.dateTime(date, { dateStyle: "long", timeZone: "UTC" });
  return (
    <div className="wrap">
      <AdminFrame
        title={t("title")}
        lead={t("lead", { from: day(firstDay), until: day(lastDay) })}
        back={{ href: "/dashboard" }}
      >
        <BudgetSums figures={budget.figures} month={budget.thisMonth} />
        <BudgetLines budget={budget} names={names} />
        <div className="page-columns">
          <div className="page-column">
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
          <div className="page-column">
            <OwnCommissions commissions={commissions} names={names} />
            <BudgetMonths months={budget.figures.months} current={budget.thisMonth} />
            {budget.acts && <AmountForm budget={budget} />}
          </div>
        </div>
      </AdminFrame>
    </div>
  );
}
