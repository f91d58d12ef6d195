import type { Article } from "@/lib/news/queries/public";
import { pictureAddress } from "@/lib/news/schema/picture";
import { type Locale, localePath } from "@/lib/platform/i18n/routing";

type Page = { origin: string; locale: Locale; sportName: string };

/** An article as search engines read it. */
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
