import { getOr404 } from "@/lib/endpoint";
import { imageResponse } from "@/lib/platform/http/file-answer";
import { pictureBytes } from "@/lib/scouting/queries/shown-picture";
import { sideOf } from "@/lib/session";

type Context = RouteContext<"/api/players/pictures/[id]">;

/** A picture of a player, for whoever may see it now; an address that was kept opens nothing to anybody else. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { bytes, mime } = await pictureBytes(await sideOf(request, actor), (await params).id);
  return imageResponse(bytes, mime);
});
