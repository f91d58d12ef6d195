import { openCv } from "@/lib/cvs/commands/open-cv";
import { getEndpoint } from "@/lib/endpoint";
import { unlimited } from "@/lib/platform/command/limit";
import { seenImage } from "@/lib/platform/http/seen-image";

/** The image in a CV's page. */
export const GET = getEndpoint(
  unlimited("counted by the command"),
  async (actor, request, { params }: RouteContext<"/api/cvs/[code]/seen">) => {
    const { code } = await params;
    return seenImage(request, ({ agent }) => openCv(actor, { token: code, agent }));
  },
);
