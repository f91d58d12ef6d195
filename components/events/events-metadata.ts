import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function eventsMetadata() {
  const [t, locale] = await Promise.all([getTranslations("events"), getLocale()]);
  return pageMetadata({ path: "/events", locale, title: t("title"), description: t("lead"), picture: "events" });
}
