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
import type { DeskSearch } from "@/lib/platform/http/desk";
import { type Locale, locales } from "@/lib/platform/i18n/routing";
import { Prisma } from "@/lib/platform/prisma/client";
import { isSport } from "@/lib/sports/schema";
import { mayPublish, stageOf } from "../policy";
import type { newsChoices, Stage } from "../schema/article";
import { isWritten, titlesOf, wordsStored } from "../schema/draft";
import { pictured, pictureIn } from "../schema/picture";

type Search = DeskSearch<typeof newsChoices>;

/** Every article in every stage, the newest by its publication first, 50 at most, with how many; null for who does not look after the news. */
export const listArticles = query({
  limit: { act: "listArticles", person: { burst: 120, seconds: 60 } },
  async read(actor: Actor, search: Search) {
    if (!isStaff(actor, "news")) return null;
    const dated = Prisma.sql`coalesce(n.published_at, n.created_at)`;
    const { orderBy, beyond } = keysetSql(search, dated);
    const [found, counted] = await Promise.all([
      db.$queryRaw<Cursor[]>`select n.id, ${dated} as "createdAt" from sports_news n
        where ${conditions(search)} and ${beyond} order by ${orderBy} limit ${pageLength + 1}`,
      db.$queryRaw<{ count: number }[]>`select count(*)::int as count from sports_news n where ${conditions(search)}`,
    ]);
    const { rows, next } = paged(found);
    return { rows: await rowsOf(rows.map(({ id }) => id)), count: counted[0]?.count ?? 0, next };
  },
});

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof listArticles>>>["rows"][number];

/** Words stand anywhere in a title, in whichever language. */
function conditions({ q, stage, sport }: Search): Prisma.Sql {
  const like = q && `%${escapeLike(q)}%`;
  const all = [
    Prisma.sql`true`,
    ...(stage ? [whereStage[stage]()] : []),
    ...(sport ? [Prisma.sql`sport = ${sport}`] : []),
    ...(like
      ? [
          Prisma.sql`(norm(title) like norm(${like}) or exists (
            select from news_translations t where t.news_id = n.id and norm(t.title) like norm(${like})))`,
        ]
      : []),
  ];
  return Prisma.join(all, " and ");
}

/** The same as `stageOf`. */
const whereStage: Record<Stage, () => Prisma.Sql> = {
  draft: () => Prisma.sql`published_at is null and submitted_at is null and retracted_at is null`,
  review: () => Prisma.sql`published_at is null and submitted_at is not null`,
  scheduled: () => Prisma.sql`published_at > ${now()}`,
  published: () => Prisma.sql`published_at <= ${now()}`,
  retracted: () => Prisma.sql`published_at is null and submitted_at is null and retracted_at is not null`,
};

async function rowsOf(ids: string[]) {
  const found = await db.sportsNews.findMany({ where: { id: { in: ids } }, select: shown });
  return ids.flatMap((id) => {
    const row = found.find((each) => each.id === id);
    if (!row) return [];
    const { translations, title: _, ...rest } = row;
    const words = wordsStored(row, translations);
    const written = locales.filter((locale) => isWritten(words[locale]));
    return [{ ...rest, titles: titlesOf(words), written, stage: stageOf(row) }];
  });
}

const words = { title: true, excerpt: true, content: true } as const;
const shown = {
  ...words,
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
  translations: { select: { ...words, locale: true } },
} as const;

/** One article as the desk works at it, and whether this person may publish it; null for unknown ids and for who does not look after the news. */
export async function getDraft(actor: Actor, id: string) {
  if (!isStaff(actor, "news") || !uuid.safeParse(id).success) return null;
  const row = await db.sportsNews.findUnique({ where: { id }, select: shown });
  if (!row || !isSport(row.sportSlug)) return null;
  const { translations, writtenBy, sportSlug: sport, title: _, excerpt: __, content: ___, ...rest } = row;
  return {
    ...rest,
    sport,
    stage: stageOf(row),
    words: wordsStored(row, translations),
    writer: writtenBy?.profile?.fullName ?? null,
    publishable: mayPublish(actor, { ...row, alone: !(await othersLookAfter(db, actor.userId, "news")) }),
  };
}

export type Draft = NonNullable<Awaited<ReturnType<typeof getDraft>>>;

/** A draft as readers in a language would find it, in the shape of the published article. */
export function previewOf({ words, stage: _, writer: __, publishable: ___, ...draft }: Draft, locale: Locale) {
  const language = isWritten(words[locale]) ? locale : "en";
  const { title, excerpt, content } = words[language];
  const paragraphs = (content ?? "").split(/\n\s*\n/).filter(Boolean);
  const publishedAt = draft.publishedAt ?? now();
  const shown = {
    title: title ?? "",
    excerpt,
    summary: excerpt ?? "",
    paragraphs,
    picture: pictureIn(draft.picture, locale),
  };
  return { ...draft, ...shown, publishedAt, language, views: 0 };
}
