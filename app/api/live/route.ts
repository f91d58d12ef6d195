import { liveStream } from "@/lib/core/live-stream";
import { currentActor } from "@/lib/session";

/** Where no front stands before Next (a hosted platform), the same feed comes from here. */
export async function GET(request: Request) {
  const { userId } = await currentActor();
  return userId ? liveStream(userId, request) : new Response(null, { status: 204 });
}
