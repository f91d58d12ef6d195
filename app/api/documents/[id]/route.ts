import { Refusal } from "@/lib/core/refusal";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { currentActor } from "@/lib/session";

/** The one door to a private file: whoever may see it is sent to a link that dies within a minute, everyone else finds nothing. */
export async function GET(_request: Request, { params }: RouteContext<"/api/documents/[id]">) {
  try {
    const { url } = await viewDocument(await currentActor(), await params);
    return new Response(null, { status: 302, headers: { location: url, ...unseen } });
  } catch (error) {
    if (error instanceof Refusal) return new Response("Not found", { status: 404, headers: unseen });
    throw error;
  }
}

const unseen = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
