import { wishedIds } from "@/lib/jobs/queries/own";
import { currentActor } from "@/lib/session";

/** Which offers the recruiter keeps, for pages that are the same for everyone; nothing for anybody else. */
export async function GET() {
  const ids = await wishedIds(await currentActor());
  const headers = { "cache-control": "private, no-store" };
  return ids ? Response.json(ids, { headers }) : new Response(null, { status: 204, headers });
}
