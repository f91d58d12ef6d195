import { getEndpoint } from "@/lib/entry/endpoint";
import { tenders } from "@/lib/jobs/policy";
import { jobDraft } from "@/lib/jobs/queries/own";
import { isAllowed } from "@/lib/platform/command/actor";

/** Initial values of the form for an offer, for a dialog on static pages; empty for visitors and for readers of an organization. */
export const GET = getEndpoint({ act: "jobDraft", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const draft = isAllowed(tenders, actor) ? await jobDraft(actor) : null;
  const headers = { "cache-control": "private, no-store" };
  return draft ? Response.json(draft, { headers }) : new Response(null, { status: 204, headers });
});
