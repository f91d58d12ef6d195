"use client";
"use no memo"; // A tip never changes once it is rendered.

import { Icon } from "@/components/ui/icon";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

/** A dashed ring marks a tip that is still to do. */
export const Tip = ({ href, text, open }: { href: Href; text: string; open?: true }) => (
  <li>
    {open ? (
      <span className="mt-1 size-3.5 rounded-disc border-[1.5px] border-dashed border-ink-2" aria-hidden="true" />
    ) : (
      <Icon name="check" />
    )}
    <Link href={href} className="inline-flex min-h-6 underline hover:decoration-2">
      {text}
    </Link>
  </li>
);
