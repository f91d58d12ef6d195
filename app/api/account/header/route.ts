import { getEndpoint } from "@/lib/entry/endpoint";
import { memberHeader } from "@/lib/notifications/queries/member-header";
import { isSignedIn } from "@/lib/platform/command/actor";
import { isLocale } from "@/lib/platform/i18n/routing";

/** What the header of members shows on pages that are the same for everyone. */
export const GET = getEndpoint({ act: "memberHeader", person: { burst: 600, seconds: 60 } }, async (actor, request) => {
  const headers = { "cache-control": "private, no-store" };
  if (!isSignedIn(actor)) return new Response(null, { status: 204, headers });
  const locale = new URL(request.url).searchParams.get("locale");
  return Response.json(await memberHeader(actor, isLocale(locale) ? locale : "en"), { headers });
});
