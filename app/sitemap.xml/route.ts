import { connection } from "next/server";
import { monthsOfNews } from "@/lib/news/queries/places";
import { env } from "@/lib/platform/env";
import { siteMapIndex } from "@/lib/platform/http/sitemap";

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
