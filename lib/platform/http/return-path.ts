import { splitLocale } from "../i18n/routing";

export const returnHeader = "x-return-to";

export const longestPath = 500;

/** A path of this site without its language; null for anything a browser could take for another origin. */
export function returnPath(target: string | null | undefined): string | null {
  if (!target?.startsWith("/") || target.length > longestPath || /[\\\p{Cc}]/u.test(target)) return null;
  const base = "http://here.invalid";
  if (!URL.canParse(target, base)) return null;
  const { origin, pathname, search } = new URL(target, base);
  const { path } = splitLocale(pathname);
  return origin === base && !path.startsWith("//") ? path + search : null;
}

export const withNext = (path: string, next: string | null | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

export const nextFromSearch = ({ next }: { next?: string | string[] | undefined }) =>
  returnPath(typeof next === "string" ? next : null);

export function nextFromReferer(referer: string | null | undefined, host: string | null | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const referrer = new URL(referer);
  const isSignInPage = referrer.host === host && /^\/auth(\/|$)/.test(splitLocale(referrer.pathname).path);
  return isSignInPage ? returnPath(referrer.searchParams.get("next")) : null;
}
