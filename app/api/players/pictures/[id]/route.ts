import { pictureBytes } from "@/lib/contacts/queries/shown-picture";
import { getOr404 } from "@/lib/entry/endpoint";
import { sideOf } from "@/lib/entry/session";
import { imageResponse } from "@/lib/platform/http/file-answer";

type Context = RouteContext<"/api/players/pictures/[id]">;

/** Checks on every request whether the user may see the picture. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const { bytes, mime } = await pictureBytes(await sideOf(request, actor), (await params).id);
  return imageResponse(bytes, mime);
});
