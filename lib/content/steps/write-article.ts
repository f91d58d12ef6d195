import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { defaultLocale, locales } from "@/lib/platform/i18n/routing";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { SportSlug } from "@/lib/sports/schema/sports";
import { isWritten, type WordsByLanguage } from "../schema/draft";
import { slugOf } from "../schema/slug";

type ExistingArticle = {
  id: string;
  slug: string;
  version: number;
  publishedAt: Date | null;
  retractedAt: Date | null;
};
type ArticleInput = {
  words: WordsByLanguage;
  sport: SportSlug;
  author?: string | undefined;
  sourceUrl?: string | undefined;
};

/** Saves an article with its translations; the slug follows the title until the article is published or scheduled. */
export async function writeArticle(
  tx: Tx,
  actor: EventActor,
  existing: ExistingArticle | null,
  { words: texts, sport, ...rest }: ArticleInput,
) {
  const id = existing?.id ?? randomUUID();
  const slug =
    existing && (existing.publishedAt ?? existing.retractedAt) ? existing.slug : await freeSlug(tx, id, texts);
  const data = {
    ...toRow(texts[defaultLocale]),
    slug,
    sportSlug: sport,
    author: rest.author ?? null,
    sourceUrl: rest.sourceUrl ?? null,
    version: (existing?.version ?? 0) + 1,
    writtenAt: now(),
    writtenById: actor.userId,
  };
  const article = existing
    ? await tx.sportsNews.update({ where: { id }, data })
    : await tx.sportsNews.create({ data: { ...data, id, createdAt: now() } });
  await tx.newsTranslation.deleteMany({ where: { newsId: id } });
  const translatedLocales = locales.filter((locale) => locale !== defaultLocale && isWritten(texts[locale]));
  await tx.newsTranslation.createMany({
    data: translatedLocales.map((locale) => ({ newsId: id, locale, ...toRow(texts[locale]) })),
  });
  return article;
}

const toRow = ({ title, excerpt, content }: WordsByLanguage["en"]) => ({
  title: title ?? "",
  excerpt,
  content: content ?? "",
});

async function freeSlug(tx: Tx, id: string, texts: WordsByLanguage): Promise<string> {
  const slug = slugOf(locales.flatMap((locale) => texts[locale].title ?? [])) ?? `article-${id.slice(0, 8)}`;
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`news ${slug}`}))`;
  const isTaken = await tx.sportsNews.count({ where: { slug, id: { not: id } } });
  return isTaken ? `${slug}-${id.slice(0, 8)}` : slug;
}
