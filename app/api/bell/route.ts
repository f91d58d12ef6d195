import { isLocale } from "@/lib/core/i18n/routing";
import { bellView } from "@/lib/notifications/queries";
import { currentActor } from "@/lib/session";

/** The bell for pages that are the same for everyone, and after each live hint. */
export async function GET(request: Request) {
  const actor = await currentActor();
  const headers = { "cache-control": "private, no-store" };
  if (!actor.userId) return new Response(null, { status: 204, headers });
  const locale = new URL(request.url).searchParams.get("locale");
  return Response.json(await bellView(actor, isLocale(locale) ? locale : "en"), { headers });
}
