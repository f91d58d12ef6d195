"use client";

import type { Route } from "next";
import NextLink from "next/link";
import type { ComponentProps } from "react";
import { useLocale } from "./locale-context";
import { type Locale, localePath } from "./routing";

export type Href = string | { pathname: string; query?: Record<string, string | number | undefined> };

type Props = Omit<ComponentProps<typeof NextLink>, "href" | "locale"> & { href: Href; locale?: Locale };

/** A link inside the product: takes the address without language and adds the one of the page. */
export function Link({ href, locale, ...rest }: Props) {
  const current = useLocale();
  return <NextLink href={localePath(hrefText(href), locale ?? current) as Route} {...rest} />;
}

function hrefText(href: Href): string {
  if (typeof href === "string") return href;
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(href.query ?? {})) if (value !== undefined) query.set(key, String(value));
  return query.size ? `${href.pathname}?${query}` : href.pathname;
}
