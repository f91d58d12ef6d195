import { getEndpoint } from "@/lib/entry/endpoint";
import { bellView } from "@/lib/notifications/queries/bell";
import { readerZone } from "@/lib/platform/i18n/reader-zone";
import { isLocale } from "@/lib/platform/i18n/routing";

/** High enough for forty open tabs, each of which loads the bell at every live event. */
const askedByEachTab = { burst: 600, seconds: 60 };

/** The bell for static pages and after live events. */
export const GET = getEndpoint({ act: "bell", person: askedByEachTab }, async (actor, request) => {
  const headers = { "cache-control": "private, no-store" };
  if (!actor.userId) return new Response(null, { status: 204, headers });
  const locale = new URL(request.url).searchParams.get("locale");
  return Response.json(await bellView(actor, isLocale(locale) ? locale : "en", await readerZone()), { headers });
});
