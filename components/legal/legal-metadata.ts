import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { alternates } from "@/lib/core/i18n/alternates";

export async function legalMetadata(of: "terms" | "privacy", values: Record<string, number>): Promise<Metadata> {
  const t = await getTranslations("legal");
  return {
    title: t(`${of}.title`),
    description: t(`${of}.description`, values),
    alternates: alternates(`/${of}`, await getLocale()),
  };
}
