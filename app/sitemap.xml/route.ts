import { connection } from "next/server";
import { env } from "@/lib/core/env";
import { siteMapIndex } from "@/lib/core/sitemap";
import { monthsOfNews } from "@/lib/news/queries/places";

/** The map of the maps: fixed pages, events, offers, organisations, e-sport players, and one of articles for each month. */
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
