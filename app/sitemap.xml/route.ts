import { connection } from "next/server";
import { monthsOfNews } from "@/lib/content/queries/places";
import { env } from "@/lib/platform/env";
import { siteMapIndex } from "@/lib/platform/http/sitemap";

/** Index of the sitemaps: fixed pages, events, offers, organizations, e-sport players, and articles by month. */
export async function GET() {
  await connection();
  const months = await monthsOfNews();
  const xml = siteMapIndex(env.APP_URL, [
    "pages",
    "events",
    "jobs",
    "recruiters",
    "esport",
    ...months.map((month) => `news-${month}`),
  ]);
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}
