import { getEndpoint } from "@/lib/entry/endpoint";
import { wishlistJobIds } from "@/lib/jobs/queries/own";

/** Ids of the offers on the recruiter's wishlist, for static pages; empty for everyone else. */
export const GET = getEndpoint({ act: "wishlistJobIds", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const ids = await wishlistJobIds(actor);
  const headers = { "cache-control": "private, no-store" };
  return ids ? Response.json(ids, { headers }) : new Response(null, { status: 204, headers });
});
