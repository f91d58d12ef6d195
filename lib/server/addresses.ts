import type { IncomingMessage } from "node:http";
import { pathFromReferer } from "@/lib/platform/http/return-path";
import { endpointFolders, inSections, publicPages, sectionsWith } from "@/lib/platform/http/routes";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";
import { wantedLocale } from "@/lib/platform/i18n/wanted-locale";
import { actionHeader } from "./next-private";
import { cachedFilters, hasCarriedParameter, hasSession, hasVisitorVariant } from "./visitor-variants";

export type RequestHead = Pick<IncomingMessage, "method" | "url" | "headers">;

const exactPages = new Set(publicPages.filter((page) => !page.endsWith("*")));
const folderPages = new RegExp(
  `^(${publicPages
    .filter((page) => page.endsWith("*"))
    .join("|")
    .replaceAll("*", "[^/]+")})$`,
);

const ignoredParameter = /^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/;
const maxPathLength = 200;

export const isPublicRequest = (request: RequestHead) =>
  isDocumentRequest(request) && isPublicPath(pathOf(request.url ?? "/"));

export const isDocumentRequest = ({ method, headers }: RequestHead) =>
  (method === "GET" || method === "HEAD") &&
  headers.rsc === undefined &&
  headers["next-router-prefetch"] === undefined &&
  headers[actionHeader] === undefined;

export const isSharedPage = ({ method, url = "/", headers }: RequestHead) =>
  isPublicPath(pathOf(url)) && !isPrivateVariant({ url, headers }) && !isForm({ method, headers });

const isForm = ({ method, headers }: Pick<RequestHead, "method" | "headers">) =>
  method === "POST" && (headers[actionHeader] !== undefined || /^multipart\//i.test(String(headers["content-type"])));

/** API routes. Pages among them, such as the local checkout, have a content policy of their own. */
export const isEndpoint = ({ url = "" }: RequestHead) => endpointPath.test(url);
const endpointPath = inSections(endpointFolders);

export const isLostPath = (path: string) => /^\/(fr\/|es\/|ar\/)?(lost\/(?!offline$)|visitors(\/|$))/.test(path);

export function isPublicPath(pathname: string): boolean {
  if (pathname.length > maxPathLength || /[^\w\-/.~]/.test(pathname) || pathname.includes("//")) return false;
  const { locale, path } = splitLocale(pathname);
  return isPublic(path) && pathname === localePath(path, locale);
}

/** The cache key: the path with its first filters; undefined for other queries. */
export function cacheKey({ url = "/" }: Pick<RequestHead, "url">): string | undefined {
  const pathname = pathOf(url);
  const query = queryOf(url);
  if (hasOnlyIgnored(query)) return pathname;
  const filters = cachedFilters(splitLocale(pathname).path, query);
  return filters && `${pathname}?${filters}`;
}

/** Public pages whose response depends on more than the role cookie: language redirect of "/", sign-in pages, forms that keep their parameters and pages with a variant for visitors. */
export function isPersonal({ url = "/", headers }: RequestHead): boolean {
  if (url === "/" || url.startsWith("/?")) return wantedLocale(headers) !== "en";
  if (headers.cookie === undefined && headers.referer === undefined && !url.includes("?")) return false;
  if (isPrivateVariant({ url, headers }) || lostParameters({ url, headers })) return true;
  return hasSession(headers.cookie) && isSignInPage(url);
}

const isSignInPage = (url: string) => /^\/auth\b/.test(splitLocale(pathOf(url)).path);

function lostParameters({ url = "/", headers }: Pick<RequestHead, "url" | "headers">): boolean {
  if (headers.referer === undefined) return false;
  const { path } = splitLocale(pathOf(url));
  return pathFromReferer(path, new URLSearchParams(queryOf(url)), headers) !== null;
}

function isPrivateVariant({ url = "/", headers }: Pick<RequestHead, "url" | "headers">): boolean {
  const { path } = splitLocale(pathOf(url));
  return hasVisitorVariant(path) && (hasSession(headers.cookie) || hasCarriedParameter(path, queryOf(url)));
}

export function isPublic(path: string): boolean {
  return exactPages.has(path) || folderPages.test(path);
}

export const isQueryRequest = ({ method, url = "/", headers }: RequestHead) =>
  !isForm({ method, headers }) &&
  ((isPublicPath(pathOf(url)) && !hasOnlyIgnored(withoutRouterParameter(queryOf(url)))) || isSearchPage(pathOf(url)));

const isSearchPage = (pathname: string) => /^\/[a-z-]+\/search$/.test(splitLocale(pathname).path);

const personalLinkPage = inSections(sectionsWith("personalLink", true));

export const isRenderedPerRequest = ({ method, url = "/", headers }: RequestHead) =>
  (method === "GET" || method === "HEAD") &&
  !isPrefetch(headers) &&
  (personalLinkPage.test(splitLocale(pathOf(url)).path) ||
    isPrivateVariant({ url, headers }) ||
    lostParameters({ url, headers }));

export function isItemPage({ url = "/", headers }: RequestHead): boolean {
  const { path } = splitLocale(pathOf(url));
  return folderPages.test(path) && !exactPages.has(path) && !isLostPath(url) && !isPrivateVariant({ url, headers });
}

const isPrefetch = (headers: RequestHead["headers"]) =>
  headers["next-router-prefetch"] !== undefined || headers["next-router-segment-prefetch"] !== undefined;

const queryOf = (url: string) => url.slice(pathOf(url).length + 1);
const withoutRouterParameter = (query: string) => query.replace(/(^|&)_rsc=[^&]*/, "");
export const pathOf = (url: string) => url.split("?", 1)[0] ?? "/";

const hasOnlyIgnored = (query: string) =>
  query === "" || [...new URLSearchParams(query).keys()].every((name) => ignoredParameter.test(name));
