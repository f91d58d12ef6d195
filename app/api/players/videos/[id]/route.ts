import { getOr404 } from "@/lib/endpoint";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { viewVideo } from "@/lib/scouting/commands/view-video";
import { sideOf } from "@/lib/session";

type Context = RouteContext<"/api/players/videos/[id]">;

/** The one door to a video: whoever may watch it is sent to a link that dies, everyone else finds nothing. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { url } = await viewVideo(await sideOf(request, actor), await params);
  return new Response(null, { status: 302, headers: { location: url, ...privateHeaders } });
});
