import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { defaultLocale, type Locale } from "@/lib/platform/i18n/routing";
import { isSport, type SportSlug } from "@/lib/sports/schema";
import { isNewsSlug, NEWS_SHOWN, PREVIEW_LENGTH } from "../schema/article";
import { pictured, pictureIn } from "../schema/picture";
import { hasAll, plainText, searchTerms } from "../schema/words";

const RELATED = 3;

/** The newest published articles, at most 50, of one sport or of all; without their contents. `language` is that of the text: English where no translation is. */
export async function listNews(locale: Locale, sport?: SportSlug) {
  "use cache";
  cacheTag("news");
  cacheLife("hours");
  const rows = await newest(locale, { sportSlug: sport }, NEWS_SHOWN);
  return rows.map(({ content, excerpt, ...card }) => ({ ...card, excerpt: excerpt ?? preview(content) }));
}

export type NewsCard = Awaited<ReturnType<typeof listNews>>[number];

/** One published article with its paragraphs; null for any other address. */
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

/** Whether an article was out at this address and was taken back. */
export const wasRetracted = async (slug: string): Promise<boolean> => isNewsSlug(slug) && isRetracted(slug);

async function isRetracted(slug: string): Promise<boolean> {
  "use cache";
  cacheTag(`news:${slug}`);
  cacheLife("hours");
  return (await db.sportsNews.count({ where: { slug, retractedAt: { not: null } } })) > 0;
}

/** Up to three other articles of its sport, the newest first. */
export async function relatedNews({ slug, sport }: { slug: string; sport: SportSlug }, locale: Locale) {
  "use cache";
  cacheTag(`news:${sport}`);
  cacheLife("hours");
  const rows = await newest(locale, { sportSlug: sport, slug: { not: slug } }, RELATED);
  return rows.map(({ slug, title, language, publishedAt }) => ({ slug, title, language, publishedAt }));
}

/** The addresses of those of the listed articles whose title or content has all the words. */
export async function searchNews(q: string, locale: Locale): Promise<string[]> {
  const words = searchTerms(q);
  const texts = await newsTexts(locale);
  return texts.filter(({ text }) => hasAll(text, words)).map(({ slug }) => slug);
}

async function newsTexts(locale: Locale) {
  "use cache";
  cacheTag("news");
  cacheLife("hours");
  const rows = await newest(locale, {}, NEWS_SHOWN);
  return rows.map(({ slug, title, content }) => ({ slug, text: plainText(`${title}\n${content}`) }));
}

type Which = { sportSlug?: SportSlug | undefined; slug?: string | { not: string } };

async function newest(locale: Locale, which: Which, take: number) {
  const rows = await db.sportsNews.findMany({
    where: { ...which, publishedAt: { lte: now() } },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    take,
    select: { ...articleSelect, translations: { where: { locale }, select: words } },
  });
  return rows.flatMap(({ translations: [translated], sportSlug: sport, publishedAt, picture, ...base }) =>
    isSport(sport) && publishedAt
      ? [
          {
            ...base,
            ...translated,
            sport,
            publishedAt,
            language: translated ? locale : defaultLocale,
            picture: pictureIn(picture, locale),
          },
        ]
      : [],
  );
}

const words = { title: true, content: true, excerpt: true } as const;
const articleSelect = {
  ...words,
  id: true,
  slug: true,
  sportSlug: true,
  sourceUrl: true,
  author: true,
  publishedAt: true,
  views: true,
  picture: { select: pictured },
} as const;

/** The first 150 characters on one line, and an ellipsis where there is more. */
function preview(content: string) {
  const letters = [...content.replace(/\s+/g, " ").trim()];
  return letters.length > PREVIEW_LENGTH ? `${letters.slice(0, PREVIEW_LENGTH).join("").trimEnd()}…` : letters.join("");
}
