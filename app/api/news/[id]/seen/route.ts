import { visitor } from "@/lib/core/door";
import { seenImage } from "@/lib/core/seen-image";
import { countView } from "@/lib/news/commands/count-view";

/** The image at the end of an article. */
export async function GET(request: Request, { params }: RouteContext<"/api/news/[id]/seen">) {
  const { id } = await params;
  return seenImage(request, ({ address, agent }) => countView(visitor("en", address), { id, address, agent }));
}
