import { captionsOf } from "@/lib/contacts/queries/shown-video";
import { getOr404 } from "@/lib/entry/endpoint";
import { sideOf } from "@/lib/entry/session";
import { privateHeaders } from "@/lib/platform/http/file-answer";

type Context = RouteContext<"/api/players/videos/[id]/captions">;

export const GET = getOr404(async (actor, request, { params }: Context) => {
  const captions = await captionsOf(await sideOf(request, actor), (await params).id);
  return new Response(captions, { headers: { "content-type": "text/vtt; charset=utf-8", ...privateHeaders } });
});
