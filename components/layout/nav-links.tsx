"use client";

import { Link, usePathname } from "@/lib/platform/i18n/navigation";

export type NavItem = { href: string; label: string };

export function NavLinks({ items }: { items: NavItem[] }) {
  const path = usePathname();
  return <NavList items={items} path={path} />;
}

/** The same list without the current path, which is unknown during static rendering. */
export function NavList({ items, path }: { items: NavItem[]; path?: string }) {
  return (
    <ul>
      {items.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} aria-current={currentness(href, path)}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function currentness(href: string, path?: string) {
  if (path === href) return "page";
  return href !== "/" && path?.startsWith(`${href}/`) ? true : undefined;
}
