import { type Href, Link } from "@/lib/platform/i18n/navigation";

export type Tab = { href: Href; label: string; current?: boolean };

/** Tabs that are addresses: each one can be shared, and none needs scripts. */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ href, label: words, current }) => (
        <Link key={words} href={href} aria-current={current ? "page" : undefined} scroll={false}>
          {words}
        </Link>
      ))}
    </nav>
  );
}
