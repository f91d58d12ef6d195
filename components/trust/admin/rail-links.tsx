"use client";

import { useEffect, useRef } from "react";
import { Link, usePathname } from "@/lib/platform/i18n/navigation";

type Item = { href: string; label: string; count: string | null };

/** On a phone the current section is scrolled into view without moving the page. */
export function RailLinks({ items }: { items: Item[] }) {
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);
  const isCurrent = (href: string) => path === href || (href !== "/admin" && path.startsWith(`${href}/`));
  useEffect(() => {
    const [strip, current] = [list.current?.parentElement, path && list.current?.querySelector("[aria-current]")];
    if (!strip || !current) return;
    const [frame, linkBox] = [strip.getBoundingClientRect(), current.getBoundingClientRect()];
    strip.scrollBy({ left: (linkBox.left + linkBox.right - frame.left - frame.right) / 2 });
  }, [path]);
  return (
    <ul
      ref={list}
      className="flex gap-1 lg:sticky lg:top-[calc(1.5rem+var(--bench,0px))] lg:grid [&_a]:flex [&_a]:min-h-target [&_a]:items-center [&_a]:justify-between [&_a]:gap-3 [&_a]:border-transparent [&_a]:px-3 [&_a]:text-sm [&_a]:font-medium [&_a]:whitespace-nowrap [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:text-ink [&_a[aria-current]]:border-flag [&_a[aria-current]]:text-ink max-lg:[&_a]:border-b-3 lg:[&_a]:min-h-9 lg:[&_a]:border-s-3"
    >
      {items.map(({ href, label, count }) => (
        <li key={href} className="flex-none">
          <Link href={href} aria-current={isCurrent(href) ? "page" : undefined}>
            {label}
            {count && (
              <span className="rounded-control bg-flag px-2 py-0.5 text-xs text-on-flag tabular-nums">{count}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
