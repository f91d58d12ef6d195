import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";
import { defaultLocale, locales } from "@/lib/platform/i18n/routing";
import type { EventActor } from "@/lib/platform/outbox/domain-events";
import type { SportSlug } from "@/lib/sports/schema";
import { isWritten, type WordsByLanguage } from "../schema/draft";
import { slugOf } from "../schema/slug";

type Before = { id: string; slug: string; version: number; publishedAt: Date | null; retractedAt: Date | null };
type Written = {
  words: WordsByLanguage;
  sport: SportSlug;
  author?: string | undefined;
  sourceUrl?: string | undefined;
};

/** Writes an article's row and its translations. Its address follows its title until it has been out or has its day. */
export async function writeArticle(
  tx: Tx,
  actor: EventActor,
  before: Before | null,
  { words, sport, ...rest }: Written,
) {
  const id = before?.id ?? randomUUID();
  const slug = before && (before.publishedAt ?? before.retractedAt) ? before.slug : await freeSlug(tx, id, words);
  const data = {
    ...stored(words[defaultLocale]),
    slug,
    sportSlug: sport,
    author: rest.author ?? null,
    sourceUrl: rest.sourceUrl ?? null,
    version: (before?.version ?? 0) + 1,
    writtenAt: now(),
    writtenById: actor.userId,
  };
  const saved = before
    ? await tx.sportsNews.update({ where: { id }, data })
    : await tx.sportsNews.create({ data: { ...data, id, createdAt: now() } });
  await tx.newsTranslation.deleteMany({ where: { newsId: id } });
  const translated = locales.filter((locale) => locale !== defaultLocale && isWritten(words[locale]));
  await tx.newsTranslation.createMany({
    data: translated.map((locale) => ({ newsId: id, locale, ...stored(words[locale]) })),
  });
  return saved;
}

const stored = ({ title, excerpt, content }: WordsByLanguage["en"]) => ({
  title: title ?? "",
  excerpt,
  content: content ?? "",
});

/** Its title in Latin letters; with a piece of its id where another article has that address. */
async function freeSlug(tx: Tx, id: string, words: WordsByLanguage): Promise<string> {
  const slug = slugOf(locales.flatMap((locale) => words[locale].title ?? [])) ?? `article-${id.slice(0, 8)}`;
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtext(${`news ${slug}`}))`;
  const taken = await tx.sportsNews.count({ where: { slug, id: { not: id } } });
  return taken ? `${slug}-${id.slice(0, 8)}` : slug;
}
