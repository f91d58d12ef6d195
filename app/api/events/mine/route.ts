import { getEndpoint } from "@/lib/entry/endpoint";
import { ownStates } from "@/lib/events/queries/own";

/** States of the player's registrations by event, for pages that are the same for everyone. */
export const GET = getEndpoint({ act: "ownStates", person: { burst: 120, seconds: 60 } }, async (actor) => {
  const headers = { "cache-control": "private, no-store" };
  if (!actor.playerId) return new Response(null, { status: 204, headers });
  return Response.json(await ownStates(actor), { headers });
});
