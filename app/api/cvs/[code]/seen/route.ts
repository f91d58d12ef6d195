import { getEndpoint } from "@/lib/entry/endpoint";
import { openCv } from "@/lib/measurements/commands/open-cv";
import { unlimited } from "@/lib/platform/command/limit";
import { seenImage } from "@/lib/platform/http/seen-image";

/** Image in the page of a CV that counts the view. */
export const GET = getEndpoint(
  unlimited("counted by the command"),
  async (actor, request, { params }: RouteContext<"/api/cvs/[code]/seen">) => {
    const { code } = await params;
    return seenImage(request, ({ agent }) => openCv(actor, { token: code, agent }));
  },
);
