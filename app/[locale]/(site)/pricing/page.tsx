import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { CurrentPlan } from "@/components/billing/current-plan";
import { PlanCard } from "@/components/billing/plan-card";
import { pageMetadata } from "@/components/layout/page-metadata";
import { payPerMatchCents } from "@/lib/billing/queries/public";
import { planNames, trialDays } from "@/lib/billing/schema";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("billing");
  return pageMetadata({
    path: "/pricing",
    locale: await getLocale(),
    title: t("title"),
    description: t("lead", { days: trialDays }),
    picture: "pricing",
  });
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
