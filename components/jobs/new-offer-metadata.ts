import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function newOfferMetadata(): Promise<Metadata> {
  const t = await getTranslations("jobs.form");
  const description = { title: t("title"), description: t("lead"), picture: "sport-jobs" as const };
  return pageMetadata({ path: "/sport-jobs/new", locale: await getLocale(), ...description });
}
