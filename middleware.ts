import { type NextRequest, NextResponse } from "next/server";
import { parseTokens } from "@/lib/accounts/provider/session-cookies";
import { checkTokens, renewTokens, type TokenState } from "@/lib/accounts/steps/renew-tokens";
import { log } from "@/lib/platform/http/log";
import { nextFromReferer, returnHeader, returnPath, withNext } from "@/lib/platform/http/return-path";
import { firstVisit } from "@/lib/platform/i18n/first-visit";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";

export const config = {
  runtime: "nodejs",
  matcher: [
    "/",
    "/:locale(fr|es|ar)?/:area(dashboard|messages|notifications|admin|auth|account|report)/:rest*",
    // Forms with files may be longer than what may pass here; their acts renew tokens themselves.
    {
      source:
        "/:locale(fr|es|ar)?/:open(players|player-signup|recruiter-signup|guardian|reset-password|confirm-email|reopen-account|join-organization|decisions)/:rest*",
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

/** Sends people to the right door and renews their tokens on the way. Never a lock: pages and commands ask for themselves. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const { path } = splitLocale(request.nextUrl.pathname);
  if (request.nextUrl.pathname === "/") return firstVisit(request);
  try {
    if (path.startsWith("/auth")) return await atTheDoor(request);
    return await (isOpen.test(path) ? passing(request) : inside(request));
  } catch (err) {
    log.error({ err }, "middleware");
    return NextResponse.next();
  }
}

/** Pages that strangers may open, and that are another for who is signed in. */
const isOpen =
  /^\/(players|player-signup|recruiter-signup|guardian|reset-password|confirm-email|reopen-account|join-organization|decisions|sport-jobs)\b/;

/** Whoever is signed in already is sent on; a form posted here is told where its sender came from. */
async function atTheDoor(request: NextRequest) {
  const next = returnPath(request.nextUrl.searchParams.get("next"));
  if (!asksForPage(request)) return passOn(request, next);
  if (isAhead(request)) return NextResponse.next();
  const { signedIn, toSet } = await checkTokens(held(request));
  if (signedIn) return withCookies(leaveFor(request, next ?? "/"), toSet);
  const { headers, nextUrl } = request;
  const before = !nextUrl.searchParams.has("next") && nextFromReferer(headers.get("referer"), headers.get("host"));
  const goesOn = before && leaveFor(request, withNext(splitLocale(nextUrl.pathname).path, before));
  return withCookies(goesOn || NextResponse.next(), toSet);
}

/** Whoever is signed in stays so, whoever is not goes on all the same. */
async function passing(request: NextRequest) {
  if (isAhead(request)) return NextResponse.next();
  const { toSet } = await renewTokens(held(request));
  return withCookies(NextResponse.next(), toSet);
}

/** Pages of the signed-in area. */
async function inside(request: NextRequest) {
  if (isAhead(request)) return NextResponse.next();
  const { signedIn, toSet } = await renewTokens(held(request));
  const stays = signedIn || !asksForPage(request);
  return withCookies(stays ? NextResponse.next() : leaveFor(request, entrance(request)), toSet);
}

function entrance({ nextUrl }: NextRequest) {
  const { path } = splitLocale(nextUrl.pathname);
  return `/auth?next=${encodeURIComponent(path + nextUrl.search)}`;
}

function leaveFor({ nextUrl, url }: NextRequest, path: string) {
  return NextResponse.redirect(new URL(localePath(path, splitLocale(nextUrl.pathname).locale), url));
}

function passOn(request: NextRequest, next: string | null) {
  const headers = new Headers(request.headers);
  headers.set(returnHeader, next ?? "");
  return NextResponse.next({ request: { headers } });
}

function withCookies(response: NextResponse, toSet: TokenState["toSet"]) {
  for (const { name, value, ...options } of toSet) response.cookies.set(name, value, options);
  return response;
}

/** A prefetch may be dropped halfway, and a new token with it: it gets none. */
const isAhead = ({ headers }: NextRequest) => headers.has("next-router-prefetch") || headers.has("sec-purpose");
const asksForPage = ({ method }: NextRequest) => method === "GET" || method === "HEAD";
const held = ({ headers }: NextRequest) => parseTokens(headers.get("cookie") ?? "");
