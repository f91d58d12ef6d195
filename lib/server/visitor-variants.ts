import { sessionCookies, visitorVariant, visitorVariants } from "@/lib/platform/http/routes";
import { localePath, splitLocale } from "@/lib/platform/i18n/routing";

const filterValue = /^[a-z-]{1,40}$/;

export const hasVisitorVariant = (path: string) =>
  visitorVariants.some(({ page }) => page === path || (page.endsWith("/*") && path.startsWith(page.slice(0, -1))));

/** A person who signs up with a `next`, or as a player of a sport, gets the page itself. */
export function hasCarriedParameter(path: string, query: string): boolean {
  const params = new URLSearchParams(query);
  return !!visitorVariant(path)?.carries?.some((name) => params.has(name));
}

export const hasSession = (cookie = "") =>
  cookie.split(";").some((pair) => sessionCookies.some((name) => pair.trimStart().startsWith(`${name}=`)));

export function cachedFilters(path: string, query: string): string | undefined {
  const names = visitorVariant(path)?.kept;
  if (!names) return;
  const params = [...new URLSearchParams(query)].filter(([, value]) => value !== "");
  const hasOnlyFilters = params.every(([name, value]) => names.includes(name) && filterValue.test(value));
  const ordered = names.flatMap((name) => params.filter(([paramName]) => paramName === name));
  return hasOnlyFilters && ordered.length > 0 && ordered.length === new Set(ordered.map(([name]) => name)).size
    ? new URLSearchParams(ordered).toString()
    : undefined;
}

/** Next's route of a cached address: "/fr/players?sport=judo" is "/fr/visitors/players/by/judo/any". */
export function renderPath(address: string): string {
  const [pathname = "/", query] = address.split("?", 2);
  const { locale, path } = splitLocale(pathname);
  if (!hasVisitorVariant(path)) return address;
  const params = new URLSearchParams(query);
  const segments = query ? ["/by", ...(visitorVariant(path)?.kept ?? []).map((name) => params.get(name) ?? "any")] : [];
  return localePath(`/visitors${path}${segments.join("/")}`, locale);
}
