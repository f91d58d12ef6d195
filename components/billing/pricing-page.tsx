import { useTranslations } from "next-intl";
import { PageHead } from "@/components/layout/page-head";
import { type Plan, planNames, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/scouting/schema";
import { CurrentPlan } from "./current-plan";
import { PlanCard } from "./plan-card";

/** The plans side by side; `current` is the one the address says is the reader's. */
export function PricingPage({ singleCents, current = null }: { singleCents: number; current?: Plan | null }) {
  const t = useTranslations("billing");
  return (
    <>
      <PageHead path="/pricing" title={t("title")} headline={t("headline")} lead={t("lead", { days: trialDays })} />
      <div className="wrap plans-frame">
        <div className="plans">
          {planNames.map((plan) => (
            <PlanCard key={plan} plan={plan} current={plan === current} />
          ))}
          <PlanCard plan="pay-per-match" priceCents={singleCents} />
        </div>
        <p className="lead plans-note">{t("allPlans", { days: trialDays })}</p>
        <p className="small soft">{t("howCredits", { identities: trialProfiles, days: requestDays })}</p>
      </div>
      <CurrentPlan />
    </>
  );
}
