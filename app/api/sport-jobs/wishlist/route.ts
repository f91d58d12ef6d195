import { getEndpoint } from "@/lib/endpoint";
import { wishedIds } from "@/lib/jobs/queries/own";

/** Which offers the recruiter keeps, for pages that are the same for everyone; nothing for anybody else. */
export const GET = getEndpoint({ act: "wishedIds", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const ids = await wishedIds(actor);
  const headers = { "cache-control": "private, no-store" };
  return ids ? Response.json(ids, { headers }) : new Response(null, { status: 204, headers });
});
