import { getOr404 } from "@/lib/entry/endpoint";
import { unsubscribe } from "@/lib/notifications/commands/unsubscribe";
import { env } from "@/lib/platform/env";

type Context = RouteContext<"/api/unsubscribe/[key]">;

/** One-click unsubscribe of mail programs (RFC 8058), without signing in. */
export const POST = getOr404(async (actor, _request, { params }: Context) => {
  const { key } = await params;
  await unsubscribe(actor, { key });
  return new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
});

/** A GET request changes nothing and redirects to the page that asks, because mail programs open links too. */
export async function GET(_request: Request, { params }: Context) {
  const { key } = await params;
  return Response.redirect(`${env.APP_URL}/unsubscribe/${encodeURIComponent(key)}`, 303);
}
