import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { newsMetadata } from "@/components/news/news-metadata";
import { NewsPage } from "@/components/news/news-page";
import { listNews, searchNews } from "@/lib/news/queries/public";
import { newsFilter } from "@/lib/news/schema/filter";

/** Shows itself whole or not at all: without scripts nobody could exchange a skeleton for the list. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await newsMetadata()),
  robots: { index: false },
});

/** `/news` with a query, by a rewrite. */
export default async function NewsSearch({ searchParams }: PageProps<"/[locale]/news/search">) {
  const filter = newsFilter(await searchParams);
  const locale = await getLocale();
  const [news, found] = await Promise.all([listNews(locale), filter.q ? searchNews(filter.q, locale) : null]);
  return <NewsPage news={news} filter={filter} found={found} />;
}
