import type { ReactNode } from "react";
import { ChatButtonView } from "@/components/support/chat-button-view";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import type { Locale } from "@/lib/platform/i18n/routing";
import { LanguageButton } from "./language-button";
import { Logo } from "./logo";
import { type MemberLinkItem, MemberLinks, MemberLinksOfStaticPages } from "./member-links";
import wordmark from "./wordmark.svg";

type MemberHeaderWords = Record<"skip" | "places" | "menu" | "site" | "language" | "chat", string>;
export type MemberHeaderProps = {
  words: MemberHeaderWords;
  locale: Locale;
  places: MemberLinkItem[];
  unread: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** On a public page, which has a header for visitors as well. */
  second?: true;
};

/** The main pages are the navigation bar at the bottom of a phone screen. In a low window nothing is sticky. */
export function MemberHeaderView({
  words,
  locale,
  places,
  unread,
  bell,
  account,
  second = undefined,
}: MemberHeaderProps) {
  const Places = second ? MemberLinksOfStaticPages : MemberLinks;
  return (
    <header
      data-bench
      className="z-8 border-b border-line bg-ground visitors:hidden tall:sticky tall:top-0 print:hidden"
    >
      <a className="skip" href="#main">
        {words.skip}
      </a>
      <div className="flex min-h-11.5 flex-wrap items-center gap-x-3 px-(--margin) tall:flex-nowrap md:flex-nowrap lg:gap-6 max-lg:[&_.word]:hidden [&_.logo]:min-h-11.5">
        <Logo drawing={second ? "" : wordmark.src} />
        <nav
          aria-label={words.places}
          className="border-line-2 max-md:order-last max-md:-mx-(--margin) max-md:w-[calc(100%+2*var(--margin))] max-md:border-t max-md:bg-paper max-md:tall:fixed max-md:tall:inset-x-0 max-md:tall:bottom-0 max-md:tall:mx-0 max-md:tall:w-auto"
        >
          <ul className="grid auto-cols-fr grid-flow-col md:flex md:gap-x-3 lg:gap-x-5">
            <Places items={places} unread={unread} />
            <li className="md:hidden">
              <button type="button" popoverTarget="menu" className="place">
                <span className="text-xl">
                  <Icon name="menu" />
                </span>
                {words.menu}
              </button>
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <Link
            href="/"
            className="hidden min-h-11.5 items-center px-2 text-sm whitespace-nowrap text-ink-2 no-underline hover:text-ink lg:inline-flex"
          >
            {words.site}
          </Link>
          <div className="hidden md:block">
            <LanguageButton label={words.language} current={locale} short />
          </div>
          <ChatButtonView label={words.chat} />
          {bell}
          {account}
        </div>
      </div>
    </header>
  );
}
