import { getEndpoint } from "@/lib/endpoint";
import { searchNews } from "@/lib/news/queries/public";
import { newsFilter } from "@/lib/news/schema/filter";
import { localeIn } from "@/lib/platform/http/request";

/** Which of the listed articles have these words, for the search as one types. */
export const GET = getEndpoint({ act: "searchNews", person: { burst: 120, seconds: 60 } }, async (_actor, request) => {
  const searchParams = new URL(request.url).searchParams;
  const { q } = newsFilter({ q: searchParams.get("q") });
  const slugs = await searchNews(q, localeIn(searchParams.get("locale")));
  return Response.json({ slugs }, { headers: { "cache-control": "private, no-store" } });
});
