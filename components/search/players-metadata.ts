import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function playersMetadata(): Promise<Metadata> {
  const t = await getTranslations("search");
  const description = { title: t("title"), description: t("description"), picture: "players" as const };
  return pageMetadata({ path: "/players", locale: await getLocale(), ...description });
}
