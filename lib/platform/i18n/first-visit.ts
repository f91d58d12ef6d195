import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, type Locale, localeCookie, localePath, splitLocale } from "./routing";
import { wantedLocale } from "./wanted-locale";

/**
 * Who comes to "/" from outside is sent to the language they chose last, else to the one their browser asks for. Who comes
 * from a page of ours meant this one. No other address is ever changed for its language.
 */
export function firstVisit(request: NextRequest): NextResponse {
  const { headers } = request;
  const wanted = wantedLocale({ cookie: headers.get("cookie"), "accept-language": headers.get("accept-language") });
  if (wanted === defaultLocale) return NextResponse.next();
  return comesFromUs(request) ? stay(request) : leaveFor(wanted, request);
}

/** Whoever turns from another language to English is not sent back the next time, with or without scripts. */
function stay(request: NextRequest) {
  const response = NextResponse.next();
  if (turnsToEnglish(request))
    response.cookies.set(localeCookie, defaultLocale, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
  return response;
}

function leaveFor(locale: Locale, { nextUrl, url }: NextRequest) {
  const response = NextResponse.redirect(new URL(localePath(`/${nextUrl.search}`, locale), url));
  response.headers.set("Vary", "Accept-Language, Cookie");
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

/** A page that is made ready for somebody has not been chosen by them. */
function turnsToEnglish({ headers }: NextRequest): boolean {
  const from = splitLocale(URL.parse(headers.get("referer") ?? "")?.pathname ?? "/").locale;
  const opens = headers.get("accept")?.includes("text/html") && !headers.has("sec-purpose");
  return !!opens && from !== defaultLocale;
}

function comesFromUs({ headers, nextUrl }: NextRequest): boolean {
  const referer = headers.get("referer");
  return headers.get("sec-fetch-site") === "same-origin" || (!!referer && URL.parse(referer)?.host === nextUrl.host);
}
