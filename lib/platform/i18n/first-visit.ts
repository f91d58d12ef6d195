import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, type Locale, localeCookie, localePath, splitLocale } from "./routing";
import { wantedLocale } from "./wanted-locale";

/** Redirects visitors of "/" who come from outside to the language they chose last or their browser prefers. No other address is redirected by language. */
export function firstVisit(request: NextRequest): NextResponse {
  const { headers } = request;
  const wanted = wantedLocale({ cookie: headers.get("cookie"), "accept-language": headers.get("accept-language") });
  if (wanted === defaultLocale) return NextResponse.next();
  return comesFromUs(request) ? stayHere(request) : redirectTo(wanted, request);
}

/** Remembers a switch to English, with or without scripts. */
function stayHere(request: NextRequest) {
  const response = NextResponse.next();
  if (turnsToEnglish(request))
    response.cookies.set(localeCookie, defaultLocale, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
  return response;
}

function redirectTo(locale: Locale, { nextUrl, url }: NextRequest) {
  const response = NextResponse.redirect(new URL(localePath(`/${nextUrl.search}`, locale), url));
  response.headers.set("Vary", "Accept-Language, Cookie");
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** A prefetch is not a choice. */
function turnsToEnglish({ headers }: NextRequest): boolean {
  const from = splitLocale(URL.parse(headers.get("referer") ?? "")?.pathname ?? "/").locale;
  const opens = headers.get("accept")?.includes("text/html") && !headers.has("sec-purpose");
  return !!opens && from !== defaultLocale;
}

function comesFromUs({ headers, nextUrl }: NextRequest): boolean {
  const referer = headers.get("referer");
  return headers.get("sec-fetch-site") === "same-origin" || (!!referer && URL.parse(referer)?.host === nextUrl.host);
}
