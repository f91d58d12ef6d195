import { getEndpoint } from "@/lib/entry/endpoint";
import { isStillIn } from "@/lib/entry/session";
import { unlimited } from "@/lib/platform/command/limit";
import { acquireStreamSlot } from "@/lib/platform/live/live-seats";
import { liveStream } from "@/lib/platform/live/live-stream";

/** Used on hosted platforms, where the custom server, which otherwise sends this stream, does not run. */
export const GET = getEndpoint(unlimited("counted by its seat"), async (actor, request) => {
  if (!actor.userId) return new Response(null, { status: 204 });
  return liveStream(actor.userId, request, acquireStreamSlot(actor), () => isStillIn(actor));
});
