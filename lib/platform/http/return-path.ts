import { splitLocale } from "../i18n/routing";

/** Where the middleware tells an action which page the person was sent to sign in from. */
export const returnHeader = "x-return-to";

export const longestPath = 500;

/** A path of this site, without its language; null for anything a browser could read as another origin. */
export function returnPath(asked: string | null | undefined): string | null {
  if (!asked?.startsWith("/") || asked.length > longestPath || /[\\\p{Cc}]/u.test(asked)) return null;
  const here = "http://here.invalid";
  if (!URL.canParse(asked, here)) return null;
  const { origin, pathname, search } = new URL(asked, here);
  const { path } = splitLocale(pathname);
  return origin === here && !path.startsWith("//") ? path + search : null;
}

/** A page's address that says where the person was going. */
export const carrying = (path: string, next: string | null | undefined) =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path;

/** The same out of a page's address. */
export const nextIn = ({ next }: { next?: string | string[] | undefined }) =>
  returnPath(typeof next === "string" ? next : null);

/** Where somebody who goes from one page of the entrance to another was going: without scripts no link there says so, their browser does. */
export function nextOnTheWay(referer: string | null | undefined, host: string | null | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const isEntrance = from.host === host && /^\/auth(\/|$)/.test(splitLocale(from.pathname).path);
  return isEntrance ? returnPath(from.searchParams.get("next")) : null;
}
