import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function sportsMetadata(): Promise<Metadata> {
  const t = await getTranslations("sports");
  return pageMetadata({
    path: "/sports",
    locale: await getLocale(),
    title: t("title"),
    description: t("lead"),
    picture: "sports",
  });
}
