import { getEndpoint } from "@/lib/entry/endpoint";
import { byHand } from "@/lib/platform/command/limit";
import { privateHeaders } from "@/lib/platform/http/file-answer";
import { isLocale } from "@/lib/platform/i18n/routing";
import { emailPreview } from "@/lib/trust/queries/email-preview";

type Context = RouteContext<"/api/admin/emails/[email]">;

/** Returns the HTML part of an e-mail with sample data; it runs no scripts and loads nothing. */
export const GET = getEndpoint({ act: "emailPreview", person: byHand }, async (actor, request, { params }: Context) => {
  const language = new URL(request.url).searchParams.get("language");
  const preview = isLocale(language) ? emailPreview(actor, (await params).email, language) : null;
  if (!preview) return new Response("Not found", { status: 404, headers: privateHeaders });
  return new Response(preview.html, {
    headers: { ...privateHeaders, ...framed, "content-type": "text/html; charset=utf-8" },
  });
});

const framed = {
  "content-security-policy":
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'; sandbox",
  "x-frame-options": "SAMEORIGIN",
  "x-content-type-options": "nosniff",
};
