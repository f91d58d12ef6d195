import { type NextRequest, NextResponse } from "next/server";
import { parseTokens } from "@/lib/accounts/provider/session-cookies";
import { checkTokens, renewTokens, type TokenState } from "@/lib/accounts/steps/renew-tokens";
import { log } from "@/lib/platform/http/log";
import { pathFromReferer, returnHeader, returnPath } from "@/lib/platform/http/return-path";
import { inSections, sectionsWith } from "@/lib/platform/http/routes";
import { firstVisit } from "@/lib/platform/i18n/first-visit";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";

/** Next reads this from the source, so the sections are repeated; a test compares them with the table of routes. */
export const config = {
  runtime: "nodejs",
  matcher: [
    "/",
    "/:locale(fr|es|ar)?/:area(dashboard|messages|notifications|admin|auth|account|report)/:rest*",
    // Forms with files may exceed the body limit of middleware; their actions renew the tokens themselves.
    {
      source:
        "/:locale(fr|es|ar)?/:open(players|esport|player-signup|recruiter-signup|guardian|reset-password|confirm-email|reopen-account|join-organization|decisions)/:rest*",
      missing: [{ type: "header", key: "content-type", value: "multipart/(.*)" }],
    },
    {
      source: "/:locale(fr|es|ar)?/sport-jobs/new",
      missing: [{ type: "header", key: "content-type", value: "multipart/(.*)" }],
    },
    {
      source: "/:locale(fr|es|ar)?/sport-jobs/:offer/:act(edit|apply)",
      missing: [{ type: "header", key: "content-type", value: "multipart/(.*)" }],
    },
  ],
};

/** Redirects to the sign-in page and renews tokens; access is checked by the pages and commands themselves, not here. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { path } = splitLocale(request.nextUrl.pathname);
  if (request.nextUrl.pathname === "/") return firstVisit(request);
  try {
    if (path.startsWith("/auth")) return await handleSignInPage(request);
    return await (openPage.test(path) ? handleOpenPage(request) : handleMemberPage(request));
  } catch (err) {
    log.error({ err }, "middleware");
    return NextResponse.next();
  }
}

const openPage = inSections(sectionsWith("session", "renewed"));

async function handleSignInPage(request: NextRequest) {
  const next = returnPath(request.nextUrl.searchParams.get("next"));
  if (!isPageRequest(request)) return continueWith(request, next);
  if (isPrefetch(request)) return NextResponse.next();
  const { signedIn, toSet } = await checkTokens(tokensOf(request));
  if (signedIn) return withCookies(redirectTo(request, next ?? "/"), toSet);
  return withCookies(redirectBack(request) || NextResponse.next(), toSet);
}

async function handleOpenPage(request: NextRequest) {
  if (isPrefetch(request)) return NextResponse.next();
  const { toSet } = await renewTokens(tokensOf(request));
  return withCookies((isPageRequest(request) && redirectBack(request)) || NextResponse.next(), toSet);
}

/** To the same page with the parameters that the previous one had. */
function redirectBack(request: NextRequest) {
  const { headers, nextUrl } = request;
  const origin = { referer: headers.get("referer"), host: headers.get("host") };
  const path = pathFromReferer(splitLocale(nextUrl.pathname).path, nextUrl.searchParams, origin);
  return path && redirectTo(request, path);
}

async function handleMemberPage(request: NextRequest) {
  if (isPrefetch(request)) return NextResponse.next();
  const { signedIn, toSet } = await renewTokens(tokensOf(request));
  const mayStay = signedIn || !isPageRequest(request);
  return withCookies(mayStay ? NextResponse.next() : redirectTo(request, signInPath(request)), toSet);
}

function signInPath({ nextUrl }: NextRequest) {
  const { path } = splitLocale(nextUrl.pathname);
  return `/auth?next=${encodeURIComponent(path + nextUrl.search)}`;
}

function redirectTo({ nextUrl, url }: NextRequest, path: string) {
  return NextResponse.redirect(new URL(localePath(path, splitLocale(nextUrl.pathname).locale), url));
}

function continueWith(request: NextRequest, next: string | null) {
  const headers = new Headers(request.headers);
  headers.set(returnHeader, next ?? "");
  return NextResponse.next({ request: { headers } });
}

function withCookies(response: NextResponse, toSet: TokenState["toSet"]) {
  for (const { name, value, ...options } of toSet) response.cookies.set(name, value, options);
  return response;
}

/** A prefetch may be dropped together with a new token, so it never renews tokens. */
const isPrefetch = ({ headers }: NextRequest) => headers.has("next-router-prefetch") || headers.has("sec-purpose");
const isPageRequest = ({ method }: NextRequest) => method === "GET" || method === "HEAD";
const tokensOf = ({ headers }: NextRequest) => parseTokens(headers.get("cookie") ?? "");
