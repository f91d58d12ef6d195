import { unlimited } from "@/lib/core/limit";
import { takeSeat } from "@/lib/core/live-seats";
import { liveStream } from "@/lib/core/live-stream";
import { reading } from "@/lib/endpoint";
import { isStillIn } from "@/lib/session";

/** Where no front stands before Next (a hosted platform), the same feed comes from here. */
export const GET = reading(unlimited("counted by its seat"), async (actor, request) => {
  if (!actor.userId) return new Response(null, { status: 204 });
  return liveStream(actor.userId, request, takeSeat(actor), () => isStillIn(actor));
});
