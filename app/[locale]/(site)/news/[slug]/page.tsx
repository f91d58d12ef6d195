import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getLocale, getTranslations } from "next-intl/server";
import { articleData } from "@/components/content/news/article-data";
import { ArticlePage } from "@/components/content/news/article-page";
import { articleMetadata, retractedMetadata } from "@/components/content/news/news-metadata";
import { Retracted } from "@/components/content/news/retracted";
import { JsonLd } from "@/components/layout/json-ld";
import { Trail } from "@/components/layout/trail";
import { getArticle, relatedNews, wasRetracted } from "@/lib/content/queries/public";
import { env } from "@/lib/platform/env";

export const ensureStatic = "navigation";
/** No part can be rendered before the slug is known. */
export const instant = false;

/** Pages are built on first request; the build requires one sample address that no article has. */
export const generateStaticParams = () => [{ slug: "-" }];

type Props = PageProps<"/[locale]/news/[slug]">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const article = await getArticle(slug, await getLocale());
  if (article) return articleMetadata(article);
  return (await wasRetracted(slug)) ? retractedMetadata() : {};
}

export default async function NewsArticle({ params }: Props) {
  const locale = await getLocale();
  const { slug } = await params;
  const article = await getArticle(slug, locale);
  if (!article && (await wasRetracted(slug))) return <Retracted />;
  if (!article) notFound();
  const [related, t, sports] = await Promise.all([
    relatedNews(article, locale),
    getTranslations("news"),
    getTranslations("sports.name"),
  ]);
  return (
    <>
      <Trail
        steps={[
          { name: t("title"), path: "/news" },
          { name: article.title, path: `/news/${article.slug}` },
        ]}
      />
      <JsonLd data={articleData(article, { origin: env.APP_URL, locale, sportName: sports(article.sport) })} />
      <ArticlePage article={article} related={related} />
    </>
  );
}
