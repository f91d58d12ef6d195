import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { alternates } from "@/lib/core/i18n/alternates";

export async function recruitersMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.page");
  return { title: t("title"), description: t("description"), alternates: alternates("/recruiters", await getLocale()) };
}
