import { type Href, Link } from "@/lib/platform/i18n/navigation";

export type Tab = { href: Href; label: string; current?: boolean };

/** Tabs as links, so that each can be shared and works without scripts. */
export function Tabs({ label, items }: { label: string; items: Tab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {items.map(({ href, label: text, current }) => (
        <Link key={text} href={href} aria-current={current ? "page" : undefined} scroll={false}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
