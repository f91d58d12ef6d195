import { viewDocument } from "@/lib/documents/commands/view-document";
import { getOr404 } from "@/lib/entry/endpoint";
import { guardianActor } from "@/lib/entry/session";
import { refuse } from "@/lib/platform/command/refusal";
import { privateHeaders } from "@/lib/platform/http/file-answer";

type Context = RouteContext<"/api/documents/[id]">;

/** Redirects users who may see a private file to a link that expires within a minute; everyone else gets 404. With `guardian`, the key of the guardian's page, the guardian acts for the child. */
export const GET = getOr404(async (actor, request, { params }: Context) => {
  const key = new URL(request.url).searchParams.get("guardian");
  const viewer = key ? ((await guardianActor(key, actor)) ?? refuse("not_found")) : actor;
  const { url } = await viewDocument(viewer, await params);
  return new Response(null, { status: 302, headers: { location: url, ...privateHeaders } });
});
