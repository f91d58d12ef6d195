import { viewVideo } from "@/lib/contacts/commands/view-video";
import { getOr404 } from "@/lib/entry/endpoint";
import { sideOf } from "@/lib/entry/session";
import { privateHeaders } from "@/lib/platform/http/file-answer";

type Context = RouteContext<"/api/players/videos/[id]">;

/** Redirects users who may watch the video to a link that expires; everyone else gets 404. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { url } = await viewVideo(await sideOf(request, actor), await params);
  return new Response(null, { status: 302, headers: { location: url, ...privateHeaders } });
});
