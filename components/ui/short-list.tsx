import type { ReactNode } from "react";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import { MoreLink } from "./more-link";

type ListProps = { title: string; all: string; href: Href; empty: string; children: ReactNode[] };

export function ShortList({ title, all, href, empty, children }: ListProps) {
  return (
    <section>
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line-2 pb-2">
        <h2 className="heading-xl">{title}</h2>
        <MoreLink href={href}>{all}</MoreLink>
      </header>
      {children.length > 0 ? <ul>{children}</ul> : <p className="small soft py-3">{empty}</p>}
    </section>
  );
}

type RowProps = {
  href: Href;
  title: string;
  note: string;
  /** Attributes of a title that is not in the language of the page. */
  language?: { lang?: string; dir?: string };
  /** Shown before the text. */
  children?: ReactNode;
};

export function ShortListRow({ href, title, note, language, children }: RowProps) {
  return (
    <li className="border-b border-line">
      <Link href={href} className="group flex gap-3 py-3 text-sm no-underline">
        {children}
        <span className="grid content-start gap-1">
          <b className="font-semibold group-hover:underline" dir="auto" {...language}>
            {title}
          </b>
          <span className="text-xs text-ink-2" dir="auto">
            {note}
          </span>
        </span>
      </Link>
    </li>
  );
}
