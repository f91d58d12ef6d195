"use client";

import type { ReactNode } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link, usePathname } from "@/lib/platform/i18n/navigation";

export type MemberLinkItem = { href: string; label: string; icon: IconName; count: ReactNode; spare?: true };
/** The places, each with its icon in a phone's bar. The one somebody is at is marked. */
export function MemberLinks({ items, className }: { items: MemberLinkItem[]; className: string }) {
  const path = usePathname();
  const around = items.filter(({ href }) => path === href || path.startsWith(`${href}/`)).map(({ href }) => href);
  const nearest = around.toSorted((a, b) => b.length - a.length)[0];
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
