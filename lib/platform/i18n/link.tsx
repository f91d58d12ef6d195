"use client";

import type { Route } from "next";
import NextLink from "next/link";
import { type ComponentProps, useState } from "react";
import { useLocale } from "./locale-context";
import { type Locale, localePath } from "./routing";

export type Href = string | { pathname: string; query?: Record<string, string | number | undefined> };

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "locale"> & { href: Href; locale?: Locale };

/** A link inside the product: takes the address without language and adds the one of the page. */
export function Link({ href, locale, ...rest }: Props) {
  const current = useLocale();
  const [isNear, setNear] = useState(false);
  const address = localePath(hrefText(href), locale ?? current);
  const come = () => setNear(true);
  const ahead = isMadeAhead(address)
    ? { prefetch: false, onNavigate: (event: { preventDefault: () => void }) => leave(event, address) }
    : { prefetch: isNear ? null : false, onPointerEnter: come, onFocus: come };
  return <NextLink href={address as Route} {...ahead} {...rest} />;
}

/**
 * A stranger's next page is made ready by the browser, whole (see the front's speculation rules): sooner than scripts could
 * draw it. Whoever is signed in keeps their bell and moves within the page: of theirs the router fetches what a pointer or the focus
 * comes to, and not every link in the window, which cost the server five times the page.
 */
const isMadeAhead = (address: string) =>
  typeof document !== "undefined" && !document.documentElement.dataset.who && !address.includes("?");

function leave(event: { preventDefault: () => void }, address: string) {
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
