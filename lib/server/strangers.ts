import { localePath, splitLocale } from "@/lib/platform/i18n/routing";

/** Member pages with a shared variant for visitors without a session, in `app/[locale]/(site)/strangers`, at the same address. */
export const strangersPages = [
  "/esport/*",
  "/esport-signup",
  "/player-signup",
  "/players",
  "/players/*",
  "/recruiter-signup",
  "/sport-jobs/new",
] as const;

/** Filters that are part of the variant's address, in order. */
const filters: Record<string, string[]> = { "/players": ["sport", "levels"], "/sport-jobs/new": ["kind"] };
const word = /^[a-z-]{1,40}$/;

export const isStrangersPage = (path: string) =>
  strangersPages.some((page) => page === path || (page.endsWith("/*") && path.startsWith(page.slice(0, -1))));

/** Somebody who signs up with a `next` gets the page itself. */
export const isOnTheWay = (path: string, query: string) =>
  /^\/(player|esport|recruiter)-signup$/.test(path) && new URLSearchParams(query).has("next");

export const hasSession = (cookie = "") => /(^|;\s*)(__Host-)?(access|refresh)=/.test(cookie);

/** The query in canonical order if it has only these filters. */
export function twinQuery(path: string, query: string): string | undefined {
  const names = filters[path];
  if (!names) return;
  const params = [...new URLSearchParams(query)].filter(([, value]) => value !== "");
  const hasOnlyFilters = params.every(([name, value]) => names.includes(name) && word.test(value));
  const set = names.flatMap((name) => params.filter(([other]) => other === name));
  return hasOnlyFilters && set.length > 0 && set.length === new Set(set.map(([name]) => name)).size
    ? new URLSearchParams(set).toString()
    : undefined;
}

/** Next's route of a cached address: "/fr/players?sport=judo" is "/fr/strangers/players/by/judo/any". */
export function madeAt(address: string): string {
  const [pathname = "/", query] = address.split("?", 2);
  const { locale, path } = splitLocale(pathname);
  if (!isStrangersPage(path)) return address;
  const params = new URLSearchParams(query);
  const steps = query ? ["/by", ...(filters[path] ?? []).map((name) => params.get(name) ?? "any")] : [];
  return localePath(`/strangers${path}${steps.join("/")}`, locale);
}
