import type { Article } from "@/lib/content/queries/public";
import { pictureAddress } from "@/lib/content/schema/picture";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";

type Page = { origin: string; locale: Locale; sportName: string };

/** Describes an article as schema.org structured data. */
export function articleData(article: Article, { origin, locale, sportName }: Page) {
  const { slug, title, summary, author, publishedAt, language, sourceUrl, picture } = article;
  const url = `${origin}${localePath(`/news/${slug}`, locale)}`;
  return {
    "@type": "NewsArticle",
    headline: title,
    description: summary,
    datePublished: publishedAt.toISOString(),
    inLanguage: language,
    articleSection: sportName,
    image: origin + (picture ? pictureAddress(picture.id, "preview") : `/og/${locale}/${article.sport}.png`),
    author: author ? { "@type": "Person", name: author } : undefined,
    publisher: { "@type": "Organization", name: "Recruit", url: origin },
    isBasedOn: sourceUrl ?? undefined,
    mainEntityOfPage: url,
    url,
  };
}
