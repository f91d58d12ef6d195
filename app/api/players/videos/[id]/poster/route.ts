import { posterBytes } from "@/lib/contacts/queries/shown-picture";
import { getOr404 } from "@/lib/entry/endpoint";
import { sideOf } from "@/lib/entry/session";
import { imageResponse } from "@/lib/platform/http/file-answer";

type Context = RouteContext<"/api/players/videos/[id]/poster">;

/** Checks on every request whether the user may watch the video. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { bytes, mime } = await posterBytes(await sideOf(request, actor), (await params).id);
  return imageResponse(bytes, mime);
});
