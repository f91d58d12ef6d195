import { nextOnTheWay } from "@/lib/platform/http/return-path";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";
import { wantedLocale } from "@/lib/platform/i18n/wanted-locale";
import type { Asked } from "./plain-request";
import { hasSession, isOnTheWay, isStrangersPage, strangersPages, twinQuery } from "./strangers";

/** Pages that are the same for everyone, or for everyone without a session. Each of them says `ensureStatic` of itself; a test compares. */
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

/** Words a campaign hangs on an address; no page reads them. */
const ignored = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
const longest = 200;

/** A page that is the same for everyone is asked for; anything else must go to Next. */
export const isPublicRequest = (request: Asked) => isForDocument(request) && isPublicPath(pathOf(request.url ?? "/"));

/** A whole document, not what the router of an open page fetches. */
export const isForDocument = ({ method, headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  headers["next-router-prefetch"] === undefined &&
  headers["next-action"] === undefined;

/** A page that is the same for everyone, asked for in whichever way but by a form or an act, which it answers anew. */
export const isOfEveryone = ({ method, url = "/", headers }: Asked) =>
  isPublicPath(pathOf(url)) && !isOwn({ url, headers }) && !isForm({ method, headers });

/** A form or an act of ours; a body of another kind changes nothing about the page that answers it. */
const isForm = ({ method, headers }: Pick<Asked, "method" | "headers">) =>
  method === "POST" && (headers["next-action"] !== undefined || /^multipart\//i.test(String(headers["content-type"])));

/** Doors of machines. The pages among them, such as the local checkout, bring a content policy of their own. */
export const isForMachines = ({ url = "" }: Asked) => /^\/(api|functions|factors)(\/|$)/.test(url);

/** The pages of lost addresses and the twins for strangers have no address of their own; browsers fetch the one page they keep for when there is no network. */
export const isLostPath = (path: string) => /^\/(fr\/|es\/|ar\/)?(lost\/(?!offline$)|strangers(\/|$))/.test(path);

/** With its language, as people write it: no page has two addresses. */
export function isPublicPath(pathname: string): boolean {
  if (pathname.length > longest || /[^\w\-/.~]/.test(pathname) || pathname.includes("//")) return false;
  const { locale, path } = splitLocale(pathname);
  return isPublic(path) && pathname === localePath(path, locale);
}

/** The address such a page is kept by: its path, with the first filters that have a page; undefined when a query asks for something of its own. */
export function keptAddress({ url = "/" }: Pick<Asked, "url">): string | undefined {
  const pathname = pathOf(url);
  const query = queryOf(url);
  if (isIgnored(query)) return pathname;
  const filters = twinQuery(splitLocale(pathname).path, query);
  return filters && `${pathname}?${filters}`;
}

/** Pages whose answer depends on more than the hint: the first visit to "/" chooses a language, who has a session is sent home from the entrance and has pages of their own, who was going somewhere is sent to the entrance that says where. */
export function isPersonal({ url = "/", headers }: Asked): boolean {
  if (/^\/(\?|$)/.test(url)) return wantedLocale(headers) !== "en";
  if (isOwn({ url, headers }) || isSentOn({ url, headers })) return true;
  return hasSession(headers.cookie) && isEntrance(url);
}

const isEntrance = (url: string) => /^\/auth\b/.test(splitLocale(pathOf(url)).path);

/** At the entrance, of whoever comes from another page of it that knew where they were going. */
const isSentOn = ({ url = "/", headers }: Pick<Asked, "url" | "headers">) =>
  isEntrance(url) &&
  !new URLSearchParams(queryOf(url)).has("next") &&
  nextOnTheWay(headers.referer, headers.host) !== null;

/** A page with a twin for strangers is asked for by whoever sees the page itself. */
function isOwn({ url = "/", headers }: Pick<Asked, "url" | "headers">): boolean {
  const { path } = splitLocale(pathOf(url));
  return isStrangersPage(path) && (hasSession(headers.cookie) || isOnTheWay(path, queryOf(url)));
}

/** "/sports/judo" is of "/sports/*". */
export function isPublic(path: string): boolean {
  return exact.has(path) || folders.test(path);
}

/** A public page is asked for something of its own: a search, a later page. */
export const isQuestion = ({ method, url = "/", headers }: Asked) =>
  !isForm({ method, headers }) &&
  ((isPublicPath(pathOf(url)) && !isIgnored(withoutRouter(queryOf(url)))) || isSearchPage(pathOf(url)));

/** What answers a question has an address of its own, which nobody links to. */
const isSearchPage = (pathname: string) => /^\/[a-z-]+\/search$/.test(splitLocale(pathname).path);

/** Pages behind a link or a code that somebody was given. */
const ofOneLink =
  /^\/(availability|confirm-email|confirmations|cv|decisions|guardian|join-organization|reopen-account|reset-password|stop-alert|unsubscribe)(\/|$)/;

/** A page that is made for whoever asks, though nobody need be signed in: that a cookie opens a session is known only later. */
export const isMadeForOne = ({ method, url = "/", headers }: Asked) =>
  (method === "GET" || method === "HEAD") &&
  !isFetchedAhead(headers) &&
  (ofOneLink.test(splitLocale(pathOf(url)).path) || isOwn({ url, headers }) || isSentOn({ url, headers }));

/** One of the many pages of a folder, as everyone sees it: whether there is such a page, only making it tells. */
export function isOneOfMany({ url = "/", headers }: Asked): boolean {
  const { path } = splitLocale(pathOf(url));
  return folders.test(path) && !exact.has(path) && !isLostPath(url) && !isOwn({ url, headers });
}

/** What the router fetches of the pages a list leads to, before anybody goes there: many at once, and little is made for it. */
const isFetchedAhead = (headers: Asked["headers"]) =>
  headers["next-router-prefetch"] !== undefined || headers["next-router-segment-prefetch"] !== undefined;

const queryOf = (url: string) => url.slice(pathOf(url).length + 1);
const withoutRouter = (query: string) => query.replace(/(^|&)_rsc=[^&]*/, "");
const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

const isIgnored = (query: string) =>
  query === "" || [...new URLSearchParams(query).keys()].every((name) => ignored.test(name));
