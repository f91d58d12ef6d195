import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { trialDays } from "@/lib/billing/schema";
import { alternates } from "@/lib/core/i18n/alternates";

export async function pricingMetadata(): Promise<Metadata> {
  const t = await getTranslations("billing");
  return {
    title: t("title"),
    description: t("lead", { days: trialDays }),
    alternates: alternates("/pricing", await getLocale()),
  };
}
