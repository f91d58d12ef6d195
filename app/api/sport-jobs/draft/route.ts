import { getEndpoint } from "@/lib/endpoint";
import { jobDraft } from "@/lib/jobs/queries/own";

/** What the form of an offer starts with, for the dialog of a page that is the same for everyone; nothing for a visitor. */
export const GET = getEndpoint({ act: "jobDraft", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const draft = await jobDraft(actor);
  const headers = { "cache-control": "private, no-store" };
  return draft ? Response.json(draft, { headers }) : new Response(null, { status: 204, headers });
});
