import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function helpMetadata(): Promise<Metadata> {
  const t = await getTranslations("help");
  return pageMetadata({
    path: "/help",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "how-it-works",
  });
}
