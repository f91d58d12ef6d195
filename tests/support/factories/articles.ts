import { randomUUID } from "node:crypto";
import { daysFrom, now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { aPicture } from "./files";
import { aSport } from "./people";

/** An article published and announced yesterday; `over` changes columns. */
export async function anArticle(over: Partial<Prisma.SportsNewsUncheckedCreateInput> = {}) {
  await aSport(over.sportSlug ?? "judo");
  const publishedAt = daysFrom(now(), -1);
  return db.sportsNews.create({
    data: {
      slug: `article-${randomUUID()}`,
      title: "Two villages, one front row",
      content: "They share a pitch.\n\nAnd a bus.",
      excerpt: "A merger on the touchline.",
      sportSlug: "judo",
      author: "Maud Ferrier",
      publishedAt,
      announcedAt: publishedAt,
      ...over,
    },
  });
}

export const aDraft = (over: Partial<Prisma.SportsNewsUncheckedCreateInput> = {}) =>
  anArticle({ publishedAt: null, announcedAt: null, ...over });

export async function aFeed(over: Partial<Prisma.NewsFeedUncheckedCreateInput> = {}) {
  await aSport("judo");
  const url = `https://${randomUUID()}.example/feed`;
  return db.newsFeed.create({ data: { url, locale: "fr", sportSlug: "judo", ...over } });
}

export const articleNow = (id: string) => db.sportsNews.findUniqueOrThrow({ where: { id } });

export async function eventsAbout(newsId: string) {
  const events = await db.domainEvent.findMany({
    where: { data: { path: ["newsId"], equals: newsId } },
    orderBy: { id: "asc" },
  });
  return events.map(({ type }) => type);
}

export const aPictureForm = () => ({
  picture: aPicture(),
  credit: "M. Ferrier, CC BY 4.0",
  ...Object.fromEntries(["en", "fr", "es", "ar"].map((locale) => [`alt_${locale}`, "Two players"])),
});
