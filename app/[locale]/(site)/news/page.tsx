import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { newsMetadata } from "@/components/content/news/news-metadata";
import { NewsPage } from "@/components/content/news/news-page";
import { listNews } from "@/lib/content/queries/public";

export const ensureStatic = "navigation";

export const generateMetadata = (): Promise<Metadata> => newsMetadata();

export default async function News() {
  return <NewsPage news={await listNews(await getLocale())} />;
}
