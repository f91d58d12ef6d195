import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { pageMetadata } from "@/components/layout/page-metadata";
import { Trail } from "@/components/layout/trail";
import { AboutHead } from "@/components/site/about/about-head";
import { Purpose } from "@/components/site/about/purpose";
import { Values } from "@/components/site/about/values";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("about");
  return pageMetadata({
    path: "/about",
    locale: await getLocale(),
    title: t("title"),
    description: t("lead"),
    picture: "about",
  });
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
