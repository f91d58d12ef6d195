import { unlimited } from "@/lib/core/limit";
import { Refusal } from "@/lib/core/refusal";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { reading } from "@/lib/endpoint";

type Context = RouteContext<"/api/documents/[id]">;

/** The one door to a private file: whoever may see it is sent to a link that dies within a minute, everyone else finds nothing. */
export const GET = reading(unlimited("counted by the command"), async (actor, _request, { params }: Context) => {
  try {
    const { url } = await viewDocument(actor, await params);
    return new Response(null, { status: 302, headers: { location: url, ...unseen } });
  } catch (error) {
    if (!(error instanceof Refusal) || error.retryAfter) throw error;
    return new Response("Not found", { status: 404, headers: unseen });
  }
});

const unseen = { "cache-control": "private, no-store", "referrer-policy": "no-referrer" };
