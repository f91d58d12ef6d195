import { nextFromReferer } from "@/lib/platform/http/return-path";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";
import { wantedLocale } from "@/lib/platform/i18n/wanted-locale";
import type { Asked } from "./plain-request";
import { hasSession, isOnTheWay, isStrangersPage, strangersPages, twinQuery } from "./strangers";

/** Pages that are the same for everyone, or for everyone without a session. Each calls `ensureStatic`; a test compares. */
export const publicPages = [
  "/",
  "/about",
  "/auth",
  "/auth/forgot",
  "/auth/signup",
  "/contact",
  "/esport",
  "/events",
  "/events/*",
  "/help",
  "/help/*",
  "/how-it-works",
  "/lost/*",
  "/news",
  "/news/*",
  "/pricing",
  "/privacy",
  "/recruiters",
  "/recruiters/*",
  "/sport-jobs",
  "/sport-jobs/*",
  "/sports",
  "/sports/*",
  "/sports/*/*",
  "/terms",
  ...strangersPages,
] as const;

const exact = new Set<string>(publicPages.filter((page) => !page.endsWith("*")));
const folders = new RegExp(
  `^(${publicPages
    .filter((page) => page.endsWith("*"))
    .join("|")
    .replaceAll("*", "[^/]+")})$`,
);

/** Campaign parameters, which no page reads. */
const ignored = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
const longest = 200;

/** A cached public page; everything else goes to Next. */
export const isPublicRequest = (request: Asked) => isForDocument(request) && isPublicPath(pathOf(request.url ?? "/"));

/** A document, not a request of the client-side router. */
export const isForDocument = ({ method, headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  headers["next-router-prefetch"] === undefined &&
  headers["next-action"] === undefined;

/** A public page, requested in any way except a form or action. */
export const isOfEveryone = ({ method, url = "/", headers }: Asked) =>
  isPublicPath(pathOf(url)) && !isOwn({ url, headers }) && !isForm({ method, headers });

/** A form or server action; other bodies do not change the response. */
const isForm = ({ method, headers }: Pick<Asked, "method" | "headers">) =>
  method === "POST" && (headers["next-action"] !== undefined || /^multipart\//i.test(String(headers["content-type"])));

/** API routes. Pages among them, such as the local checkout, have a content policy of their own. */
export const isForMachines = ({ url = "" }: Asked) => /^\/(api|functions|factors)(\/|$)/.test(url);

/** Internal routes of error pages and of pages for strangers; only the offline page is fetched by browsers. */
export const isLostPath = (path: string) => /^\/(fr\/|es\/|ar\/)?(lost\/(?!offline$)|strangers(\/|$))/.test(path);

/** `pathname` includes the language and must be canonical. */
export function isPublicPath(pathname: string): boolean {
  if (pathname.length > longest || /[^\w\-/.~]/.test(pathname) || pathname.includes("//")) return false;
  const { locale, path } = splitLocale(pathname);
  return isPublic(path) && pathname === localePath(path, locale);
}

/** The cache key: the path with its first filters; undefined for other queries. */
export function keptAddress({ url = "/" }: Pick<Asked, "url">): string | undefined {
  const pathname = pathOf(url);
  const query = queryOf(url);
  if (isIgnored(query)) return pathname;
  const filters = twinQuery(splitLocale(pathname).path, query);
  return filters && `${pathname}?${filters}`;
}

/** Public pages whose response depends on more than the role cookie: language redirect of "/", sign-in pages and pages with a variant for strangers. */
export function isPersonal({ url = "/", headers }: Asked): boolean {
  if (/^\/(\?|$)/.test(url)) return wantedLocale(headers) !== "en";
  if (isOwn({ url, headers }) || isSentOn({ url, headers })) return true;
  return hasSession(headers.cookie) && isEntrance(url);
}

const isEntrance = (url: string) => /^\/auth\b/.test(splitLocale(pathOf(url)).path);

/** A sign-in page reached from another one that has a `next`. */
const isSentOn = ({ url = "/", headers }: Pick<Asked, "url" | "headers">) =>
  isEntrance(url) &&
  !new URLSearchParams(queryOf(url)).has("next") &&
  nextFromReferer(headers.referer, headers.host) !== null;

/** A page with a variant for strangers, requested by somebody who sees the page itself. */
function isOwn({ url = "/", headers }: Pick<Asked, "url" | "headers">): boolean {
  const { path } = splitLocale(pathOf(url));
  return isStrangersPage(path) && (hasSession(headers.cookie) || isOnTheWay(path, queryOf(url)));
}

/** Matches "/sports/judo" with "/sports/*". */
export function isPublic(path: string): boolean {
  return exact.has(path) || folders.test(path);
}

/** A public page with a query, such as a search or a later page. */
export const isQuestion = ({ method, url = "/", headers }: Asked) =>
  !isForm({ method, headers }) &&
  ((isPublicPath(pathOf(url)) && !isIgnored(withoutRouter(queryOf(url)))) || isSearchPage(pathOf(url)));

/** Search pages have a route of their own. */
const isSearchPage = (pathname: string) => /^\/[a-z-]+\/search$/.test(splitLocale(pathname).path);

/** Pages behind a personal link or code. */
const ofOneLink =
  /^\/(availability|confirm-email|confirmations|cv|decisions|guardian|join-organization|reopen-account|reset-password|stop-alert|unsubscribe)(\/|$)/;

/** A page rendered per request although nobody needs to be signed in. */
export const isMadeForOne = ({ method, url = "/", headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  !isFetchedAhead(headers) &&
  (ofOneLink.test(splitLocale(pathOf(url)).path) || isOwn({ url, headers }) || isSentOn({ url, headers }));

/** A public page of a folder, which may not exist. */
export function isOneOfMany({ url = "/", headers }: Asked): boolean {
  const { path } = splitLocale(pathOf(url));
  return folders.test(path) && !exact.has(path) && !isLostPath(url) && !isOwn({ url, headers });
}

/** Prefetches of the router: many at once, but cheap. */
const isFetchedAhead = (headers: Asked["headers"]) =>
  headers["next-router-prefetch"] !== undefined || headers["next-router-segment-prefetch"] !== undefined;

const queryOf = (url: string) => url.slice(pathOf(url).length + 1);
const withoutRouter = (query: string) => query.replace(/(^|&)_rsc=[^&]*/, "");
const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

const isIgnored = (query: string) =>
  query === "" || [...new URLSearchParams(query).keys()].every((name) => ignored.test(name));
