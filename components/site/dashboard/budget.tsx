import { useFormatter, useTranslations } from "next-intl";
import { Block } from "@/components/ui/block";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { BudgetSums } from "./budget-sums";
import { YardLine } from "./yard-line";

export function Budget({ budget, paidContacts }: { budget: RecruiterDashboard["budget"]; paidContacts: number }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  return (
    <Block name="budget" title={t("budget")} button={["/dashboard/budget", t("manageBudget")]}>
      <div className="mt-4">
        <BudgetSums
          sums={[
            ["/dashboard/budget", euros(budget.leftCents), t("available")],
            [`/dashboard/budget?month=${budget.month}`, euros(budget.monthCents), t("spentThisMonth")],
            ["/dashboard/contacts?show=paid", format.number(paidContacts), t("paidContacts")],
          ]}
        />
        <p className="small soft mb-4">{t("paidContactsHint")}</p>
        <YardLine {...budget} />
      </div>
    </Block>
  );
}
