import { getOr404 } from "@/lib/endpoint";
import { imageResponse } from "@/lib/platform/http/file-answer";
import { posterBytes } from "@/lib/scouting/queries/shown-picture";
import { sideOf } from "@/lib/session";

type Context = RouteContext<"/api/players/videos/[id]/poster">;

/** The first picture of a video, for whoever may watch it now. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { bytes, mime } = await posterBytes(await sideOf(request, actor), (await params).id);
  return imageResponse(bytes, mime);
});
