import { getEndpoint } from "@/lib/entry/endpoint";
import { jobDraft } from "@/lib/jobs/queries/own";

/** Initial values of the form for an offer, for a dialog on static pages; empty for visitors. */
export const GET = getEndpoint({ act: "jobDraft", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const draft = await jobDraft(actor);
  const headers = { "cache-control": "private, no-store" };
  return draft ? Response.json(draft, { headers }) : new Response(null, { status: 204, headers });
});
