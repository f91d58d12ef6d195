import { type Locale, localePath } from "@/lib/core/i18n/routing";
import type { Article } from "@/lib/news/queries/public";

type Page = { origin: string; locale: Locale; sportName: string; list: string };

/** The article and where it stands in the site, as search engines read it. */
export function articleData(article: Article, { origin, locale, sportName, list }: Page) {
  const { slug, title, summary, author, publishedAt, language, sourceUrl } = article;
  const listUrl = `${origin}${localePath("/news", locale)}`;
  const url = `${listUrl}/${slug}`;
  return [
    {
      "@type": "NewsArticle",
      headline: title,
      description: summary,
      datePublished: publishedAt.toISOString(),
      inLanguage: language,
      articleSection: sportName,
      image: `${origin}/og/${locale}/${article.sport}.png`,
      author: author ? { "@type": "Person", name: author } : undefined,
      publisher: { "@type": "Organization", name: "Recruit", url: origin },
      isBasedOn: sourceUrl ?? undefined,
      mainEntityOfPage: url,
      url,
    },
    {
      "@type": "BreadcrumbList",
      itemListElement: [
        { "@type": "ListItem", position: 1, name: list, item: listUrl },
        { "@type": "ListItem", position: 2, name: title, item: url },
      ],
    },
  ];
}
