import { splitLocale } from "../i18n/routing";

/** Header by which middleware tells an action where sign-in was required. */
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

/** The `next` of the previous sign-in page, from the referer: for navigation without scripts. */
export function nextFromReferer(referer: string | null | undefined, host: string | null | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const isEntrance = from.host === host && /^\/auth(\/|$)/.test(splitLocale(from.pathname).path);
  return isEntrance ? returnPath(from.searchParams.get("next")) : null;
}
