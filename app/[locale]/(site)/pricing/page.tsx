import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CurrentPlan } from "@/components/billing/current-plan";
import { PlanCard } from "@/components/billing/plan-card";
import { payPerMatchCents } from "@/lib/billing/queries/public";
import { planNames, trialDays } from "@/lib/billing/schema";
import { alternates } from "@/lib/core/i18n/alternates";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("billing");
  return {
    title: t("title"),
    description: t("lead", { days: trialDays }),
    alternates: alternates("/pricing", await getLocale()),
  };
}

export default async function PricingPage() {
  const t = await getTranslations("billing");
  return (
    <>
      <div className="wrap head">
        <h1>{t("headline")}</h1>
        <p className="lead">{t("lead", { days: trialDays })}</p>
      </div>
      <div className="wrap plans-frame">
        <div className="plans">
          {planNames.map((plan) => (
            <PlanCard key={plan} plan={plan} />
          ))}
          <PlanCard plan="pay-per-match" priceCents={payPerMatchCents()} />
        </div>
        <p className="lead plans-note">{t("allPlans", { days: trialDays })}</p>
        <p className="small soft">{t("howCredits")}</p>
      </div>
      <CurrentPlan />
    </>
  );
}
