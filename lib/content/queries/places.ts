import "server-only";
import { cacheLife, cacheTag } from "next/cache";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { pagesPerSitemap, type SitemapPage } from "@/lib/platform/http/sitemap";

export async function monthsOfNews(): Promise<string[]> {
  "use cache";
  cacheTag("news");
  cacheLife("days");
  const rows = await db.$queryRaw<{ month: string }[]>`
    select distinct to_char(published_at at time zone 'UTC', 'YYYY-MM') as month
    from sports_news where published_at <= ${now()} order by month`;
  return rows.map(({ month }) => month);
}

export const newsOfMonth = async (month: string): Promise<SitemapPage[]> =>
  (await monthsOfNews()).includes(month) ? readMonth(month) : [];

async function readMonth(month: string): Promise<SitemapPage[]> {
  "use cache";
  cacheTag("news");
  cacheLife("days");
  const [from, to] = [new Date(`${month}-01T00:00:00Z`), new Date(`${month}-01T00:00:00Z`)];
  to.setUTCMonth(to.getUTCMonth() + 1);
  const rows = await db.sportsNews.findMany({
    where: { publishedAt: { gte: from, lt: to, lte: now() } },
    orderBy: [{ publishedAt: "desc" }, { id: "desc" }],
    take: pagesPerSitemap,
    select: { slug: true, publishedAt: true },
  });
  return rows.map(({ slug, publishedAt }) => ({ path: `/news/${slug}`, changed: publishedAt ?? undefined }));
}
