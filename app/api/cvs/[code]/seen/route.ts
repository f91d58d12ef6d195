import { unlimited } from "@/lib/core/limit";
import { seenImage } from "@/lib/core/seen-image";
import { openCv } from "@/lib/cvs/commands/open-cv";
import { reading } from "@/lib/endpoint";

/** The image in a CV's page. */
export const GET = reading(
  unlimited("counted by the command"),
  async (actor, request, { params }: RouteContext<"/api/cvs/[code]/seen">) => {
    const { code } = await params;
    return seenImage(request, ({ agent }) => openCv(actor, { token: code, agent }));
  },
);
