import { countView } from "@/lib/content/commands/count-view";
import { visitor } from "@/lib/platform/command/create-actor";
import { seenImage } from "@/lib/platform/http/seen-image";

/** Image at the end of an article that counts the view. */
export async function GET(request: Request, { params }: RouteContext<"/api/news/[id]/seen">) {
  const { id } = await params;
  return seenImage(request, ({ address, agent }) => countView(visitor("en", address), { id, address, agent }));
}
