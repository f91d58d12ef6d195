import type { Route } from "next";
import { redirect as nextRedirect } from "next/navigation";
import { type Locale, localePath } from "./routing";

export { usePathname, useRouter } from "./hooks";
export { type Href, Link } from "./link";

export function redirect({ href, locale }: { href: string; locale: Locale }): never {
  return nextRedirect(localePath(href, locale) as Route);
}

export function getPathname({ href, locale }: { href: string; locale: Locale }): string {
  return localePath(href, locale);
}
