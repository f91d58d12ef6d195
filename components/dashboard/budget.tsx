import "./yard-line.css";
import { useFormatter, useTranslations } from "next-intl";
import type { Desk } from "@/lib/recruiters/queries/desk";

/** What is left of the budget as a yard line: the spent part shaded, a flag where it stops. */
export function Budget({ budget, paidContacts }: { budget: Desk["budget"]; paidContacts: number }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  const spentShare = budget.totalCents === 0 ? 0 : 1 - Math.max(0, budget.leftCents) / budget.totalCents;
  const spent = `${Math.round(spentShare * 100)}%`;
  return (
    <section className="block" aria-labelledby="budget">
      <header>
        <h2 id="budget">{t("budget")}</h2>
      </header>
      <div className="mt-4">
        <div className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
          <Sum value={euros(budget.leftCents)} label={t("available")} />
          <Sum value={euros(budget.monthCents)} label={t("spentThisMonth")} />
          <Sum value={format.number(paidContacts)} label={t("paidContacts")} />
        </div>
        <svg className="yard-line" aria-hidden="true">
          <rect className="fill-[color-mix(in_oklab,var(--ink)_12%,transparent)]" width={spent} height="100%" />
          <rect className="fill-flag stroke-ink stroke-[1.5px]" x={spent} width="4" height="100%" />
        </svg>
        <div className="dim mt-1.5 flex justify-between text-ink-2 [direction:inherit]" aria-hidden="true">
          <span>{euros(0)}</span>
          <span>{euros(budget.totalCents)}</span>
        </div>
      </div>
    </section>
  );
}

function Sum({ value, label }: { value: string; label: string }) {
  return (
    <div>
      <span className="num block text-number-m">{value}</span>
      <span className="mt-2 block text-sm text-ink-2">{label}</span>
    </div>
  );
}
