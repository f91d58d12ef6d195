import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import type { RecruiterDashboard } from "@/lib/recruiters/queries/dashboard";
import { YardLine } from "./yard-line";

export function Budget({ budget, paidContacts }: { budget: RecruiterDashboard["budget"]; paidContacts: number }) {
  const t = useTranslations("dashboard");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  return (
    <section className="block" aria-labelledby="budget">
      <header>
        <h2 id="budget">{t("budget")}</h2>
        <LinkButton small href="/dashboard/budget">
          {t("manageBudget")}
        </LinkButton>
      </header>
      <div className="mt-4">
        <div className="mb-4 flex flex-wrap gap-x-12 gap-y-3">
          <Sum href="/dashboard/budget" value={euros(budget.leftCents)} label={t("available")} />
          <Sum
            href={`/dashboard/budget?month=${budget.month}`}
            value={euros(budget.monthCents)}
            label={t("spentThisMonth")}
          />
          <Sum href="/dashboard/contacts?show=paid" value={format.number(paidContacts)} label={t("paidContacts")} />
        </div>
        <YardLine {...budget} />
      </div>
    </section>
  );
}

function Sum({ href, value, label }: { href: Href; value: string; label: string }) {
  return (
    <div className="relative hover:bg-ground-2">
      <span className="num block text-number-m">
        <bdi>{value}</bdi>
      </span>
      <Link href={href} className="mt-2 block text-sm text-ink-2 underline after:absolute after:inset-0">
        {label}
      </Link>
    </div>
  );
}
