import { jobDraft } from "@/lib/jobs/queries/own";
import { currentActor } from "@/lib/session";

/** What the form of an offer starts with, for the dialog of a page that is the same for everyone; nothing for a visitor. */
export async function GET() {
  const draft = await jobDraft(await currentActor());
  const headers = { "cache-control": "private, no-store" };
  return draft ? Response.json(draft, { headers }) : new Response(null, { status: 204, headers });
}
