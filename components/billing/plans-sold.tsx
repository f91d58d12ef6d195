import { useFormatter, useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/link-button";
import type { PlansSold as Sold } from "@/lib/billing/queries/plans-sold";
import { trialDays, trialProfiles } from "@/lib/billing/schema";

/** Read-only overview of the plans, their prices and their numbers of subscribers. */
export function PlansSold({ sold: { plans, single } }: { sold: Sold }) {
  const t = useTranslations("billing.admin");
  const names = useTranslations("billing");
  const format = useFormatter();
  const price = (cents: number) => format.number(cents / 100, "price");
  const counts = ["running", "trials", "ending", "waiting"] as const;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <ul className="grid gap-8 md:grid-cols-3 md:gap-6">
        {plans.map(({ plan, priceCents, profiles, priority, ...planCounts }) => (
          <li key={plan} className="grid content-start gap-4 border-t-3 border-ink pt-4">
            <h2 className="heading-xl">{names(`plan.${plan}.name`)}</h2>
            <p>
              <span className="num text-number-m">{price(priceCents)}</span> {names("perMonth")}
            </p>
            <p className="text-sm text-ink-2 md:min-h-[2lh]">
              {names("feature.identities", { count: profiles })}
              {priority && ` · ${t("priority")}`}
            </p>
            <dl className="grid gap-1 text-sm">
              {counts.map((name) => (
                <div key={name} className="flex justify-between gap-4 border-b border-line py-1.5">
                  <dt>{t(name)}</dt>
                  <dd className="num text-number-s">{format.number(planCounts[name], "whole")}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <section aria-labelledby="single" className="grid gap-2 border-t border-line-2 pt-5">
        <h2 id="single" className="heading-xl">
          {names("plan.pay-per-match.name")}
        </h2>
        <p>
          <span className="num text-number-s">{price(single.priceCents)}</span> {names("perPlayer")}
        </p>
        <p className="text-sm text-ink-2">{t("credits", { unspent: single.unspent, spent: single.spent })}</p>
      </section>
      <p className="small soft max-w-[46rem]">{t("trial", { days: trialDays, profiles: trialProfiles })}</p>
      <LinkButton className="justify-self-start" href="/pricing">
        {t("asSold")}
      </LinkButton>
    </div>
  );
}
