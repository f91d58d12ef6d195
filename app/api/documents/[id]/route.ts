import { unseen } from "@/lib/core/file-answer";
import { viewDocument } from "@/lib/documents/commands/view-document";
import { finding } from "@/lib/endpoint";

type Context = RouteContext<"/api/documents/[id]">;

/** The one door to a private file: whoever may see it is sent to a link that dies within a minute, everyone else finds nothing. */
export const GET = finding(async (actor, _request, { params }: Context) => {
  const { url } = await viewDocument(actor, await params);
  return new Response(null, { status: 302, headers: { location: url, ...unseen } });
});
