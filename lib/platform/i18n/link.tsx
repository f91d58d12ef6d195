"use client";

import type { Route } from "next";
import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { useLocale } from "./locale-context";
import { type Locale, localePath } from "./routing";

export type Href = string | { pathname: string; query?: Record<string, string | number | undefined> };

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "locale"> & { href: Href; locale?: Locale };

export function Link({ href, locale, ...rest }: Props) {
  const current = useLocale();
  const [isNear, setNear] = useState(false);
  const address = localePath(hrefText(href), locale ?? current);
  const setPointed = () => setNear(true);
  const prefetchProps = isPrerendered(address)
    ? { prefetch: false, onNavigate: (event: { preventDefault: () => void }) => navigateInBrowser(event, address) }
    : { prefetch: isNear ? null : false, onPointerEnter: setPointed, onFocus: setPointed };
  return <NextLink href={address as Route} {...prefetchProps} {...rest} />;
}

/** For visitors the browser prerenders the next page (speculation rules). For members the router prefetches only on hover or focus, because prefetching every visible link cost the server five times as much as the page. */
const isPrerendered = (address: string) =>
  typeof document !== "undefined" && !document.documentElement.dataset.who && !address.includes("?");

function navigateInBrowser(event: { preventDefault: () => void }, address: string) {
  const { pathname, href } = new URL(address, location.href);
  if (pathname === location.pathname) return;
  event.preventDefault();
  location.assign(href);
}

function hrefText(href: Href): string {
  if (typeof href === "string") return href;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(href.query ?? {})) if (value !== undefined) query.set(key, String(value));
  return query.size ? `${href.pathname}?${query}` : href.pathname;
}
