import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { trialDays } from "@/lib/billing/schema";

export async function pricingMetadata(): Promise<Metadata> {
  const t = await getTranslations("billing");
  return pageMetadata({
    path: "/pricing",
    locale: await getLocale(),
    title: t("title"),
    description: t("lead", { days: trialDays }),
    picture: "pricing",
  });
}
