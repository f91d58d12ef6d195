import { viewDocument } from "@/lib/documents/commands/view-document";
import { getOr404 } from "@/lib/endpoint";
import { refuse } from "@/lib/platform/command/refusal";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { guardianActor } from "@/lib/session";

type Context = RouteContext<"/api/documents/[id]">;

/** The one door to a private file: whoever may see it is sent to a link that dies within a minute, everyone else finds nothing. With `guardian`, the key of their page, a guardian looks for the child. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const key = new URL(request.url).searchParams.get("guardian");
  const viewer = key ? ((await guardianActor(key, actor)) ?? refuse("not_found")) : actor;
  const { url } = await viewDocument(viewer, await params);
  return new Response(null, { status: 302, headers: { location: url, ...privateHeaders } });
});
