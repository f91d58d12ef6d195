import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { AboutHead } from "@/components/about/about-head";
import { Purpose } from "@/components/about/purpose";
import { Values } from "@/components/about/values";
import { Trail } from "@/components/layout/trail";
import { alternates } from "@/lib/core/i18n/alternates";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("about");
  return { title: t("title"), description: t("lead"), alternates: alternates("/about", await getLocale()) };
}

export default async function AboutPage() {
  const t = await getTranslations("about");
  return (
    <>
      <Trail steps={[{ name: t("title"), path: "/about" }]} />
      <AboutHead />
      <Purpose />
      <Values />
    </>
  );
}
