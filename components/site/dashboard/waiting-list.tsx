"use client";
"use no memo"; // A list never changes once it is rendered.

import { Icon } from "@/components/ui/icon";
import { type Href, Link } from "@/lib/platform/i18n/navigation";

export type WaitingRow = { key: string; title: string; hint?: string; href: Href; act: string };

const shown = 4;

/** The most urgent first, with a flag at its edge; each row is one link. */
export function WaitingList({ rows }: { rows: readonly WaitingRow[] }) {
  return (
    <ul className="content-start border-t border-line-2">
      {rows.slice(0, shown).map(({ key, title, hint, href, act }, index) => (
        <li
          key={key}
          className={`relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-3 hover:bg-ground-2 ${index === 0 ? "border-s-3 border-s-flag ps-3" : ""}`}
        >
          <span className="grid">
            <Link href={href} className="font-semibold no-underline wrap-anywhere after:absolute after:inset-0">
              {title}
            </Link>
            {hint && <small className="text-sm text-ink-2">{hint}</small>}
          </span>
          <span aria-hidden="true" className="flex items-center gap-2 text-sm font-semibold">
            <span className="max-sm:hidden">{act}</span> <Icon name="forward" />
          </span>
        </li>
      ))}
    </ul>
  );
}
