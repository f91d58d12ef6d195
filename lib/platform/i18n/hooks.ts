"use client";

import type { Route } from "next";
import { usePathname as useNextPathname, useRouter as useNextRouter } from "next/navigation";
import { useMemo } from "react";
import { useLocale } from "./locale-context";
import { localePath, splitLocale } from "./routing";

/** The path without its language, the same on server and client although pages for visitors are served by another route. */
export function usePathname(): string {
  return splitLocale(useNextPathname())
    .path.replace(/^\/visitors/, "")
    .replace(/\/by\/.*/, "");
}

export function useRouter() {
  const router = useNextRouter();
  const locale = useLocale();
  return useMemo(
    () => ({
      ...router,
      push: (href: string) => router.push(localePath(href, locale) as Route),
      replace: (href: string) => router.replace(localePath(href, locale) as Route),
      prefetch: (href: string) => router.prefetch(localePath(href, locale) as Route),
    }),
    [router, locale],
  );
}
