import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";

export async function legalMetadata(of: "terms" | "privacy", values: Record<string, number>): Promise<Metadata> {
  const t = await getTranslations("legal");
  return pageMetadata({
    path: `/${of}`,
    locale: await getLocale(),
    title: t(`${of}.title`),
    description: t(`${of}.description`, values),
    picture: of,
  });
}
