import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function legalMetadata(legalPage: "terms" | "privacy", values: Record<string, number>): Promise<Metadata> {
  const t = await getTranslations("legal");
  return pageMetadata({
    path: `/${legalPage}`,
    locale: await getLocale(),
    title: t(`${legalPage}.title`),
    description: t(`${legalPage}.description`, values),
    picture: legalPage,
  });
}
