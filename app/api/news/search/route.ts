import { addressOf } from "@/lib/core/address";
import { bucketOf, limit } from "@/lib/core/rate-limit";
import { Refusal } from "@/lib/core/refusal";
import { localeIn } from "@/lib/core/request";
import { searchNews } from "@/lib/news/queries/public";
import { newsFilter } from "@/lib/news/schema/filter";

const perAddress = { burst: 120, seconds: 60 };
const headers = { "cache-control": "private, no-store" };

/** Which of the listed articles have these words, for the search as one types. */
export async function GET(request: Request) {
  const asked = new URL(request.url).searchParams;
  try {
    await limit(bucketOf("news-search", addressOf(request.headers)), perAddress);
  } catch (error) {
    if (error instanceof Refusal) return Response.json({ error: error.code }, { status: 429, headers });
    throw error;
  }
  const { q } = newsFilter({ q: asked.get("q") });
  return Response.json({ slugs: await searchNews(q, localeIn(asked.get("locale"))) }, { headers });
}
