import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { alternates } from "@/lib/core/i18n/alternates";

export async function sportsMetadata(): Promise<Metadata> {
  const t = await getTranslations("sports");
  return { title: t("title"), description: t("lead"), alternates: alternates("/sports", await getLocale()) };
}
