import { getEndpoint } from "@/lib/endpoint";
import { unlimited } from "@/lib/platform/command/limit";
import { acquireStreamSlot } from "@/lib/platform/live/live-seats";
import { liveStream } from "@/lib/platform/live/live-stream";
import { isStillIn } from "@/lib/session";

/** Where no front stands before Next (a hosted platform), the same feed comes from here. */
export const GET = getEndpoint(unlimited("counted by its seat"), async (actor, request) => {
  if (!actor.userId) return new Response(null, { status: 204 });
  return liveStream(actor.userId, request, acquireStreamSlot(actor), () => isStillIn(actor));
});
