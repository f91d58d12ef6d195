"use client";

import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link, usePathname } from "@/lib/platform/i18n/navigation";

export type MemberLinkItem = { href: string; label: string; icon: IconName; count: ReactNode; spare?: true };
/** Marks the link of the current page; icons show in the bar of a phone. */
export function MemberLinks({ items, className }: { items: MemberLinkItem[]; className: string }) {
  const path = usePathname();
  const openPlaces = items.filter(({ href }) => path === href || path.startsWith(`${href}/`)).map(({ href }) => href);
  const nearest = openPlaces.toSorted((a, b) => b.length - a.length)[0];
  return items.map(({ href, label, icon, count, spare }) => (
    <li key={href} className={spare && "min-[56rem]:max-xl:hidden"}>
      <Link
        href={href}
        aria-current={href === nearest ? (href === path ? "page" : true) : undefined}
        className={className}
      >
        <span className="text-xl min-[56rem]:hidden">
          <Icon name={icon} />
        </span>
        <span className="max-w-full truncate">{label}</span>
        {count}
      </Link>
    </li>
  ));
}
