"use client";
"use no memo"; // A list never changes once it is rendered.

import { Icon } from "@/components/ui/icon";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

/** `name` is the part of the dashboard that e-mails and notifications link to. */
export type ActivityLink = { name: string; href?: Href; title: string; note?: string };

export const ActivityLinksView = ({ links }: { links: ActivityLink[] }) => (
  <ul className="list [&_a]:font-semibold [&_a]:no-underline [&_a]:after:absolute [&_a]:after:inset-0 [&_li]:relative [&_li]:min-h-11 [&_li]:max-sm:py-2 sm:[&_li]:min-h-14 [&_li]:scroll-mt-20 [&_li:hover]:bg-ground-2 [&_li>span]:flex [&_li>span]:items-center [&_li>span]:gap-3 [&_li>span]:text-end [&_li>span]:text-ink-2 [&_li>span]:max-sm:text-xs">
    {links.map(({ name, href = `/dashboard?show=${name}`, title, note }) => (
      <li key={name} id={name}>
        <Link href={href}>{title}</Link>
        <span>
          {note && <bdi>{note}</bdi>}
          <Icon name="forward" />
        </span>
      </li>
    ))}
  </ul>
);
