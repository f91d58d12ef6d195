import { type NextRequest, NextResponse } from "next/server";
import { defaultLocale, isLocale, type Locale, localeCookie, localePath, locales } from "./routing";

/**
 * Who comes to "/" from outside is sent to the language they chose last, else to the one their browser asks for. Who comes
 * from a page of ours meant this one. No other address is ever changed for its language.
 */
export function firstVisit(request: NextRequest): NextResponse {
  const wanted = chosen(request) ?? preferred(request);
  if (wanted === defaultLocale) return NextResponse.next();
  return comesFromUs(request) ? stay(request) : leaveFor(wanted, request);
}

/** Whoever turns from another language to English is not sent back the next time, with or without scripts. */
function stay({ headers }: NextRequest) {
  const response = NextResponse.next();
  if (headers.get("accept")?.includes("text/html"))
    response.cookies.set(localeCookie, defaultLocale, { path: "/", maxAge: 31_536_000, sameSite: "lax" });
  return response;
}

function leaveFor(locale: Locale, { nextUrl, url }: NextRequest) {
  const response = NextResponse.redirect(new URL(localePath(`/${nextUrl.search}`, locale), url));
  response.headers.set("Vary", "Accept-Language, Cookie");
  response.headers.set("Cache-Control", "private, no-store");
  return response;
}

function comesFromUs({ headers, nextUrl }: NextRequest): boolean {
  const referer = headers.get("referer");
  return headers.get("sec-fetch-site") === "same-origin" || (!!referer && URL.parse(referer)?.host === nextUrl.host);
}

function chosen(request: NextRequest): Locale | undefined {
  const cookie = request.cookies.get(localeCookie)?.value;
  return isLocale(cookie) ? cookie : undefined;
}

/** The first of our languages in "fr-CH, fr;q=0.9, en;q=0.8", by weight. */
export function preferred({ headers }: Pick<NextRequest, "headers">): Locale {
  const asked = (headers.get("accept-language") ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const weight = parameters.find((parameter) => parameter.trim().startsWith("q="));
      return { language: tag.split("-")[0] ?? "", weight: weight ? Number(weight.split("=")[1]) : 1 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (
    locales.find((locale) => locale === asked.find(({ language }) => isLocale(language))?.language) ?? defaultLocale
  );
}
