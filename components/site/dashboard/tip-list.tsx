"use client";
"use no memo"; // A tip never changes once it is rendered.

import { Icon } from "@/components/ui/icon";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

type Tip = [href: Href, text: string, isOpen: boolean];

/** A dashed ring marks a tip that is still to do. */
export const TipList = ({ tips }: { tips: Tip[] }) => (
  <ul className="ticks [&_a]:inline-flex [&_a]:min-h-6 [&_a]:underline [&_a:hover]:decoration-2">
    {tips.map(([href, text, isOpen]) => (
      <li key={text}>
        {isOpen ? (
          <span className="mt-1 size-3.5 rounded-disc border-[1.5px] border-dashed border-ink-2" aria-hidden="true" />
        ) : (
          <Icon name="check" />
        )}
        <Link href={href}>{text}</Link>
      </li>
    ))}
  </ul>
);
