import "server-only";
import { othersLookAfter } from "@/lib/accounts/queries/staff";
import { now } from "@/lib/platform/clock";
import { type Actor, isStaff } from "@/lib/platform/command/actor";
import { id as uuid } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import type { Cursor } from "@/lib/platform/db/cursor";
import { db } from "@/lib/platform/db/db";
import { keysetSql, paged, pageLength } from "@/lib/platform/db/keyset";
import { escapeLike } from "@/lib/platform/db/like";
import type { ListSearch } from "@/lib/platform/http/list-search";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { isSport } from "@/lib/sports/schema/sports";
import { mayPublish, stageOf } from "../policy";
import type { newsChoices, Stage } from "../schema/article";
import { isWritten, missingWords, titlesOf, wordsStored } from "../schema/draft";
import { pictured, pictureIn } from "../schema/picture";

type Search = ListSearch<typeof newsChoices>;

/** One page of articles in all stages, newest first, with the total count; null without the "news" permission. */
export const listArticles = query({
  limit: { act: "listArticles", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: Search) {
    if (!isStaff(actor, "news")) return null;
    const dateColumn = Prisma.sql`coalesce(n.published_at, n.created_at)`;
    const { orderBy, beyond } = keysetSql(search, dateColumn);
    const [cursors, counts] = await Promise.all([
      db.$queryRaw<Cursor[]>`select n.id, ${dateColumn} as "createdAt" from sports_news n
        where ${conditions(search)} and ${beyond} order by ${orderBy} limit ${pageLength + 1}`,
      db.$queryRaw<{ count: number }[]>`select count(*)::int as count from sports_news n where ${conditions(search)}`,
    ]);
    const { rows, next } = paged(cursors);
    return { rows: await rowsOf(rows.map(({ id }) => id)), count: counts[0]?.count ?? 0, next };
  },
});

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof listArticles>>>["rows"][number];

/** Search terms match parts of a title in any language. */
function conditions({ q, stage, sport }: Search): Prisma.Sql {
  const pattern = q && `%${escapeLike(q)}%`;
  const clauses = [
    Prisma.sql`true`,
    ...(stage ? [stageConditions[stage]()] : []),
    ...(sport ? [Prisma.sql`sport = ${sport}`] : []),
    ...(pattern
      ? [
          Prisma.sql`(norm(title) like norm(${pattern}) or exists (
            select from news_translations t where t.news_id = n.id and norm(t.title) like norm(${pattern})))`,
        ]
      : []),
  ];
  return Prisma.join(clauses, " and ");
}

/** Must agree with `stageOf`. */
const stageConditions: Record<Stage, () => Prisma.Sql> = {
  draft: () => Prisma.sql`published_at is null and submitted_at is null and retracted_at is null`,
  review: () => Prisma.sql`published_at is null and submitted_at is not null`,
  scheduled: () => Prisma.sql`published_at > ${now()}`,
  published: () => Prisma.sql`published_at <= ${now()}`,
  retracted: () => Prisma.sql`published_at is null and submitted_at is null and retracted_at is not null`,
};

async function rowsOf(ids: string[]) {
  const articles = await db.sportsNews.findMany({ where: { id: { in: ids } }, select: articleSelect });
  return ids.flatMap((id) => {
    const row = articles.find((article) => article.id === id);
    if (!row) return [];
    const { translations, title: _, ...rest } = row;
    const texts = wordsStored(row, translations);
    const written = locales.filter((locale) => isWritten(texts[locale]));
    return [{ ...rest, titles: titlesOf(texts), written, stage: stageOf(row) }];
  });
}

const textSelect = { title: true, excerpt: true, content: true } as const;
const articleSelect = {
  ...textSelect,
  id: true,
  slug: true,
  sportSlug: true,
  author: true,
  sourceUrl: true,
  createdAt: true,
  publishedAt: true,
  submittedAt: true,
  retractedAt: true,
  version: true,
  writtenAt: true,
  writtenById: true,
  writtenBy: { select: { profile: { select: { fullName: true } } } },
  picture: { select: pictured },
  featuredImage: true,
  translations: { select: { ...textSelect, locale: true } },
} as const;

/** An article for editing, with the verdict whether this person may publish it; null for unknown ids and without the "news" permission. */
export async function getDraft(actor: Actor, id: string) {
  if (!isStaff(actor, "news") || !uuid.safeParse(id).success) return null;
  const row = await db.sportsNews.findUnique({ where: { id }, select: articleSelect });
  if (!row || !isSport(row.sportSlug)) return null;
  const { translations, writtenBy, sportSlug: sport, title: _, excerpt: __, content: ___, ...rest } = row;
  const texts = wordsStored(row, translations);
  return {
    ...rest,
    sport,
    stage: stageOf(row),
    words: texts,
    missing: missingWords(texts),
    writer: writtenBy?.profile?.fullName ?? null,
    publishable: mayPublish(actor, { ...row, alone: !(await othersLookAfter(db, actor.userId, "news")) }),
  };
}

export type Draft = NonNullable<Awaited<ReturnType<typeof getDraft>>>;

export function previewOf(
  { words: texts, missing: _, stage: __, writer: ___, publishable: ____, ...draft }: Draft,
  locale: Locale,
) {
  const language = isWritten(texts[locale]) ? locale : "en";
  const { title, excerpt, content } = texts[language];
  const paragraphs = (content ?? "").split(/\n\s*\n/).filter(Boolean);
  const publishedAt = draft.publishedAt ?? now();
  const shownFields = {
    title: title ?? "",
    excerpt,
    summary: excerpt ?? "",
    paragraphs,
    picture: pictureIn(draft.picture, locale),
  };
  return { ...draft, ...shownFields, publishedAt, language, views: 0 };
}
