import { newsOfMonth } from "@/lib/content/queries/places";
import { upcomingEvents } from "@/lib/events/queries/public";
import { listOpenOffers } from "@/lib/jobs/queries/public";
import { env } from "@/lib/platform/env";
import { publicPages } from "@/lib/platform/http/routes";
import { pagesPerSitemap, type SitemapPage, siteMap } from "@/lib/platform/http/sitemap";
import { listEsportPlaces } from "@/lib/players/queries/public-esport";
import { listOrganizationPlaces } from "@/lib/recruiters/queries/public";
import { sportSlugs } from "@/lib/sports/schema/sports";
import { passagePath, passages } from "@/lib/support/schema/passages";

/** For example `/sitemap/pages.xml` or `/sitemap/news-2026-11.xml`; lists public and open pages only. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemap/[part]">) {
  const { part } = await params;
  const places = await placesOf(part);
  if (!places) return new Response("Not found", { status: 404 });
  return new Response(siteMap(env.APP_URL, places), { headers: { "content-type": "application/xml; charset=utf-8" } });
}

async function placesOf(part: string): Promise<SitemapPage[] | null> {
  if (part === "pages.xml") return fixedPages();
  if (part === "events.xml") return comingEvents();
  if (part === "jobs.xml")
    return (await listOpenOffers()).map(({ id, createdAt }) => ({ path: `/sport-jobs/${id}`, changed: createdAt }));
  if (part === "recruiters.xml")
    return (await listOrganizationPlaces()).map(({ id, updatedAt }) => ({
      path: `/recruiters/${id}`,
      changed: updatedAt,
    }));
  if (part === "esport.xml")
    return (await listEsportPlaces()).map(({ id, updatedAt }) => ({ path: `/esport/${id}`, changed: updatedAt }));
  const month = /^news-(\d{4}-(?:0[1-9]|1[0-2]))\.xml$/.exec(part)?.[1];
  return month ? newsOfMonth(month) : null;
}

async function comingEvents(): Promise<SitemapPage[]> {
  const { events } = await upcomingEvents({ most: pagesPerSitemap });
  return events.map(({ id, updatedAt }) => ({ path: `/events/${id}`, changed: updatedAt }));
}

function fixedPages(): SitemapPage[] {
  const pages = publicPages.filter((page) => !page.endsWith("*") && !page.startsWith("/auth"));
  const sports = sportSlugs.map((slug) => `/sports/${slug}`);
  return [...pages, ...sports, ...passages.map(({ id }) => passagePath(id))].map((path) => ({ path }));
}
