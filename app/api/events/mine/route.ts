import { ownStates } from "@/lib/events/queries/own";
import { currentActor } from "@/lib/session";

/** Where the player who asks stands, by event, for pages that are the same for everyone. */
export async function GET() {
  const actor = await currentActor();
  const headers = { "cache-control": "private, no-store" };
  if (!actor.playerId) return new Response(null, { status: 204, headers });
  return Response.json(await ownStates(actor), { headers });
}
