"use client";

import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link, usePathname } from "@/lib/platform/i18n/navigation";

export type MemberLinkItem = { href: string; label: string; icon: IconName; seen?: string };
/** A guardian's dashboard. */
const guardianPages = /^\/guardian(?=\/|$)/;
/** A conversation of a child. */
const guardianTalks = /^\/guardian\/[^/]+\/[\da-f-]{36}$/;

type Props = {
  items: MemberLinkItem[];
  /** Number of unread messages. */
  unread: ReactNode;
};

/** Marks the link of the current page. */
export function MemberLinks(props: Props) {
  return <MemberLinkList {...props} path={usePathname()} />;
}

/** A static page does not know its path. React would stream a list of this size after the page, so only the path waits. */
export function MemberLinksOfStaticPages(props: Props) {
  const [path, setPath] = useState<string>();
  return (
    <>
      <Suspense>
        <CurrentPath onPath={setPath} />
      </Suspense>
      <MemberLinkList {...props} path={path} />
    </>
  );
}

function CurrentPath({ onPath }: { onPath: (path: string) => void }) {
  const path = usePathname();
  useEffect(() => onPath(path), [path, onPath]);
  return null;
}

function MemberLinkList({ items, unread, path: address }: Props & { path: string | undefined }) {
  const path = address?.replace(guardianTalks, "/messages").replace(guardianPages, "/dashboard");
  const openPlaces = items.map(({ href }) => href).filter((href) => path === href || path?.startsWith(`${href}/`));
  const nearest = openPlaces.toSorted((a, b) => b.length - a.length)[0];
  return items.map(({ href, label, icon, seen }) => (
    <li key={href} className={seen}>
      <Link href={href} aria-current={href === nearest ? (href === path ? "page" : true) : undefined} className="place">
        <span className="text-xl md:hidden">
          <Icon name={icon} />
        </span>
        <span className="-mb-1 max-w-full truncate pb-1">{label}</span>
        {href === "/messages" && unread}
      </Link>
    </li>
  ));
}
