import type { Route } from "next";
import { redirect as nextRedirect } from "next/navigation";
import { type Locale, localePath } from "./routing";

export { usePathname, useRouter } from "./hooks";
export { type Href, Link } from "./link";

/** Leaves for a page in the given language; in pages the locale comes from `getLocale()`, in actions from `visitorLocale()`. */
export function redirect({ href, locale }: { href: string; locale: Locale }): never {
  return nextRedirect(localePath(href, locale) as Route);
}

export function getPathname({ href, locale }: { href: string; locale: Locale }): string {
  return localePath(href, locale);
}
