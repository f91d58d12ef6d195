import { getOr404 } from "@/lib/endpoint";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { captionsOf } from "@/lib/scouting/queries/shown-video";
import { sideOf } from "@/lib/session";

type Context = RouteContext<"/api/players/videos/[id]/captions">;

/** The captions of a video, for whoever may watch it. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const captions = await captionsOf(await sideOf(request, actor), (await params).id);
  return new Response(captions, { headers: { "content-type": "text/vtt; charset=utf-8", ...privateHeaders } });
});
