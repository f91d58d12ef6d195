import { splitLocale } from "../i18n/routing";
import { visitorVariant } from "./routes";

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

/** The path with the parameters of the form the visitor comes from, which links without scripts lose: between the sign-in pages and between the languages of a form. */
export function pathFromReferer(path: string, search: URLSearchParams, { referer, host }: Origin): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const origin = new URL(referer);
  const originPath = splitLocale(origin.pathname).path;
  const sameForm = path === originPath || (isSignInPage(path) && isSignInPage(originPath));
  const names = namesCarriedBy(path);
  if (origin.host !== host || !sameForm || names.some((name) => search.has(name))) return null;
  const kept = names.flatMap((name) => {
    const value = origin.searchParams.get(name);
    const valid = name === "next" ? returnPath(value) : value && sportSlug.exec(value)?.[0];
    return valid ? [[name, valid]] : [];
  });
  return kept.length > 0 ? `${path}?${new URLSearchParams(kept)}` : null;
}

type Origin = { referer?: string | null | undefined; host?: string | null | undefined };
const isSignInPage = (path: string) => /^\/auth(\/|$)/.test(path);
const sportSlug = /^[a-z-]{1,40}$/;

function namesCarriedBy(path: string): readonly string[] {
  if (isSignInPage(path)) return ["next"];
  return path === "/guardian/new" ? ["sport"] : (visitorVariant(path)?.carries ?? []);
}
