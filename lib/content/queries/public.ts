import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { defaultLocale, type Locale } from "@/lib/platform/i18n/routing";
import { isSport, type SportSlug } from "@/lib/sports/schema/sports";
import { isNewsSlug, NEWS_SHOWN, PREVIEW_LENGTH } from "../schema/article";
import { pictured, pictureIn } from "../schema/picture";
import { hasAll, plainText, searchTerms } from "../schema/words";

const RELATED = 3;

/** The newest published articles without their content, at most 50, optionally of one sport. `language` is English if there is no translation. */
export async function listNews(locale: Locale, sport?: SportSlug) {
  "use cache";
  cacheTag("news");
  cacheLife("hours");
  const rows = await newest(locale, { sportSlug: sport }, NEWS_SHOWN);
  return rows.map(({ content, excerpt, ...card }) => ({ ...card, excerpt: excerpt ?? preview(content) }));
}

export type NewsCard = Awaited<ReturnType<typeof listNews>>[number];

/** A published article with its paragraphs; null if there is none at this address. */
export const getArticle = async (slug: string, locale: Locale) => (isNewsSlug(slug) ? readArticle(slug, locale) : null);

async function readArticle(slug: string, locale: Locale) {
  "use cache";
  cacheTag(`news:${slug}`);
  cacheLife("hours");
  const [row] = await newest(locale, { slug }, 1);
  if (!row) return null;
  const { content, ...article } = row;
  return { ...article, summary: row.excerpt ?? preview(content), paragraphs: content.split(/\n\s*\n/).filter(Boolean) };
}

export type Article = NonNullable<Awaited<ReturnType<typeof getArticle>>>;

export const wasRetracted = async (slug: string): Promise<boolean> => isNewsSlug(slug) && isRetracted(slug);

async function isRetracted(slug: string): Promise<boolean> {
  "use cache";
  cacheTag(`news:${slug}`);
  cacheLife("hours");
  return (await db.sportsNews.count({ where: { slug, retractedAt: { not: null } } })) > 0;
}

/** Up to three other articles of the sport, newest first. */
export async function relatedNews({ slug, sport }: { slug: string; sport: SportSlug }, locale: Locale) {
  "use cache";
  cacheTag(`news:${sport}`);
  cacheLife("hours");
  const rows = await newest(locale, { sportSlug: sport, slug: { not: slug } }, RELATED);
  return rows.map(({ slug, title, language, publishedAt }) => ({ slug, title, language, publishedAt }));
}

export async function searchNews(q: string, locale: Locale): Promise<string[]> {
  const terms = searchTerms(q);
  const texts = await newsTexts(locale);
  return texts.filter(({ text }) => hasAll(text, terms)).map(({ slug }) => slug);
}

async function newsTexts(locale: Locale) {
  "use cache";
  cacheTag("news");
  cacheLife("hours");
  const rows = await newest(locale, {}, NEWS_SHOWN);
  return rows.map(({ slug, title, content }) => ({ slug, text: plainText(`${title}\n${content}`) }));
}

type ArticleFilter = { sportSlug?: SportSlug | undefined; slug?: string | { not: string } };

async function newest(locale: Locale, filter: ArticleFilter, take: number) {
  const rows = await db.sportsNews.findMany({
    where: { ...filter, publishedAt: { lte: now() } },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    take,
    select: { ...articleSelect, translations: { where: { locale }, select: textSelect } },
  });
  return rows.flatMap(({ translations: [translation], sportSlug: sport, publishedAt, picture, ...base }) =>
    isSport(sport) && publishedAt
      ? [
          {
            ...base,
            ...translation,
            sport,
            publishedAt,
            language: translation ? locale : defaultLocale,
            picture: pictureIn(picture, locale),
          },
        ]
      : [],
  );
}

const textSelect = { title: true, content: true, excerpt: true } as const;
const articleSelect = {
  ...textSelect,
  id: true,
  slug: true,
  sportSlug: true,
  sourceUrl: true,
  author: true,
  publishedAt: true,
  views: true,
  picture: { select: pictured },
} as const;

/** The first `PREVIEW_LENGTH` characters on one line. */
function preview(content: string) {
  const characters = [...content.replace(/\s+/g, " ").trim()];
  return characters.length > PREVIEW_LENGTH
    ? `${characters.slice(0, PREVIEW_LENGTH).join("").trimEnd()}…`
    : characters.join("");
}
