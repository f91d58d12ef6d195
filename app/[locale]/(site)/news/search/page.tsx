import type { Metadata } from "next";
import { getLocale } from "next-intl/server";
import { newsMetadata } from "@/components/content/news/news-metadata";
import { NewsPage } from "@/components/content/news/news-page";
import { listNews, searchNews } from "@/lib/content/queries/public";
import { newsFilter } from "@/lib/content/schema/filter";

/** Sent in one piece, because without scripts a skeleton could not be replaced. */
export const instant = false;

export const generateMetadata = async (): Promise<Metadata> => ({
  ...(await newsMetadata()),
  robots: { index: false },
});

/** Rewritten from `/news` with a query. */
export default async function NewsSearch({ searchParams }: PageProps<"/[locale]/news/search">) {
  const filter = newsFilter(await searchParams);
  const locale = await getLocale();
  const [news, result] = await Promise.all([listNews(locale), filter.q ? searchNews(filter.q, locale) : null]);
  return <NewsPage news={news} filter={filter} result={result} />;
}
