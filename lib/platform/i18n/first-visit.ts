import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, type Locale, localeCookie, localePath, splitLocale } from "./routing";
import { wantedLocale } from "./wanted-locale";

/** Redirects visitors of "/" who come from outside to the language they chose last or their browser prefers; no other address is redirected by language. */
export function firstVisit(request: NextRequest): NextResponse {
  const { headers } = request;
  const preferredLocale = wantedLocale({
    cookie: headers.get("cookie"),
    "accept-language": headers.get("accept-language"),
  });
  if (preferredLocale === defaultLocale) return NextResponse.next();
  return isInternal(request) ? stayInEnglish(request) : redirectTo(preferredLocale, request);
}

function stayInEnglish(request: NextRequest) {
  const response = NextResponse.next();
  if (switchesToEnglish(request))
    response.cookies.set(localeCookie, defaultLocale, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
  return response;
}

function redirectTo(locale: Locale, { nextUrl, url }: NextRequest) {
  const response = NextResponse.redirect(new URL(localePath(`/${nextUrl.search}`, locale), url));
  response.headers.set("Vary", "Accept-Language, Cookie");
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function switchesToEnglish({ headers }: NextRequest): boolean {
  const previousLocale = splitLocale(URL.parse(headers.get("referer") ?? "")?.pathname ?? "/").locale;
  const opensPage = headers.get("accept")?.includes("text/html") && !headers.has("sec-purpose");
  return !!opensPage && previousLocale !== defaultLocale;
}

function isInternal({ headers, nextUrl }: NextRequest): boolean {
  const referer = headers.get("referer");
  return headers.get("sec-fetch-site") === "same-origin" || (!!referer && URL.parse(referer)?.host === nextUrl.host);
}
