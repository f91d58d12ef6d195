import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function recruitersMetadata(): Promise<Metadata> {
  const t = await getTranslations("recruiters.page");
  return pageMetadata({
    path: "/recruiters",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "recruiters",
  });
}
