"use client";

import type { ComponentProps, ReactNode } from "react";
import { buttonClass } from "@/components/ui/button-class";
import { Link } from "@/lib/platform/i18n/navigation";
import { AccountMenu } from "./account-menu";
import { LanguageLinks } from "./language-links";
import { type MemberHeaderProps, MemberHeaderView } from "./member-header-view";
import { MenuSheetView } from "./menu-sheet-view";
import { type NavItem, NavLinks } from "./nav-links";

type Words = Record<"close" | "language" | "dashboard" | "account" | "tagline", string>;
type Props = Omit<MemberHeaderProps, "second"> & {
  frame: Words;
  site: NavItem[];
  links: NavItem[];
  children: ReactNode;
};

/** Rendered from data, because the payload of a light page was mostly the markup of its frame. */
export function MemberFrameView({ children, frame, site, links, ...header }: Props) {
  const { locale } = header;
  return (
    <>
      <MemberHeaderView {...header} />
      <nav id="languages" popover="auto" className="pop" aria-label={frame.language}>
        <LanguageLinks current={locale} />
      </nav>
      <MenuSheetView
        label={header.words.menu}
        close={frame.close}
        links={<NavLinks items={site} />}
        acts={<Acts words={frame} />}
        languages={<LanguageLinks current={locale} />}
      />
      {children}
      <Footer tagline={frame.tagline} links={links} />
    </>
  );
}

export const OwnAccount = (props: ComponentProps<typeof AccountMenu>) => <AccountMenu {...props} />;

const Acts = ({ words }: { words: Words }) => (
  <>
    <Link className={buttonClass({ small: true })} href="/dashboard">
      {words.dashboard}
    </Link>
    <Link className={buttonClass({ variant: "bare", small: true })} href="/account">
      {words.account}
    </Link>
  </>
);

const Footer = ({ tagline, links }: { tagline: string; links: NavItem[] }) => (
  <footer className="mt-section border-t border-line px-(--margin) py-4 text-sm text-ink-2 print:hidden">
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1">
      <p className="max-sm:hidden">{tagline}</p>
      <ul className="flex flex-wrap gap-x-5 [&_a]:inline-flex [&_a]:min-h-9 [&_a]:items-center [&_a]:text-ink-2 [&_a]:no-underline [&_a:hover]:underline">
        {links.map(({ href, label }) => (
          <li key={href}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
      <p className="sm:ms-auto">© 2025 Recruit</p>
    </div>
  </footer>
);
