import { getEndpoint } from "@/lib/entry/endpoint";
import { wishlistOwners } from "@/lib/jobs/policy";
import { wishlistJobIds } from "@/lib/jobs/queries/own";
import { isAllowed } from "@/lib/platform/command/actor";

/** Ids of the offers on the recruiter's wishlist, for static pages; empty for everyone else. */
export const GET = getEndpoint({ act: "wishlistJobIds", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const ids = await wishlistJobIds(actor);
  const headers = { "cache-control": "private, no-store" };
  const mayChange = isAllowed(wishlistOwners, actor);
  return ids ? Response.json({ ids, mayChange }, { headers }) : new Response(null, { status: 204, headers });
});
