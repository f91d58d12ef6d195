import { getOr404 } from "@/lib/endpoint";
import { unsubscribe } from "@/lib/notifications/commands/unsubscribe";
import { env } from "@/lib/platform/env";

type Context = RouteContext<"/api/unsubscribe/[key]">;

/** What a mail program asks when somebody presses its own button (RFC 8058): no page, no signing in, no second question. */
export const POST = getOr404(async (actor, _request, { params }: Context) => {
  const { key } = await params;
  await unsubscribe(actor, { key });
  return new Response(null, { status: 200, headers: { "cache-control": "no-store" } });
});

/** A program that only follows the address comes to the page that asks: reading a letter must call off nothing. */
export async function GET(_request: Request, { params }: Context) {
  const { key } = await params;
  return Response.redirect(`${env.APP_URL}/unsubscribe/${encodeURIComponent(key)}`, 303);
}
