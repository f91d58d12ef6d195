import { getOr404 } from "@/lib/entry/endpoint";
import { cvPortrait } from "@/lib/measurements/queries/opened-cv";
import { imageResponse } from "@/lib/platform/http/file-answer";

/** The picture of a CV for everyone who has the link. */
export const GET = getOr404(async (actor, _request, { params }: RouteContext<"/api/cvs/[code]/portrait">) => {
  const { bytes, mime } = await cvPortrait(actor, (await params).code);
  return imageResponse(bytes, mime);
});
