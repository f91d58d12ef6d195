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
import { pricingMetadata } from "@/components/billing/pricing-metadata";
import { PricingPage } from "@/components/billing/pricing-page";
import { payPerMatchCents } from "@/lib/billing/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = () => pricingMetadata();

export default function Pricing() {
  return <PricingPage singleCents={payPerMatchCents()} />;
}
