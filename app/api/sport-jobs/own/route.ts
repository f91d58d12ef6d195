import { getEndpoint } from "@/lib/entry/endpoint";
import { ownVacancyIds } from "@/lib/jobs/queries/own";

/** Ids of the reader's vacancies, for static pages; empty for visitors. */
export const GET = getEndpoint({ act: "ownVacancyIds", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const ids = await ownVacancyIds(actor);
  const headers = { "cache-control": "private, no-store" };
  return ids ? Response.json({ ids, mayChange: false }, { headers }) : new Response(null, { status: 204, headers });
});
