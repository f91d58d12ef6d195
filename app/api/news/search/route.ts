import { searchNews } from "@/lib/content/queries/public";
import { newsFilter } from "@/lib/content/schema/filter";
import { getEndpoint } from "@/lib/entry/endpoint";
import { localeIn } from "@/lib/platform/http/request";

/** Slugs of the articles that match, for the search while the user types. */
export const GET = getEndpoint({ act: "searchNews", person: { burst: 120, seconds: 60 } }, async (_actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const { q } = newsFilter({ q: searchParams.get("q") });
  const slugs = await searchNews(q, localeIn(searchParams.get("locale")));
  return Response.json({ slugs }, { headers: { "cache-control": "private, no-store" } });
});
