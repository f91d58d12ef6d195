import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ChatButton } from "@/components/support/chat-button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { LanguageButton } from "./language-menu";
import { Logo } from "./logo";
import { MemberLinks, MemberLinksOfStaticPages } from "./member-links";
import { memberPlaces } from "./member-places";

type Props = {
  unread: ReactNode;
  bell: ReactNode;
  account: ReactNode;
  /** On a public page, which has a header for visitors as well. */
  second?: true;
};

/** The main pages are the navigation bar at the bottom of a phone screen. In a low window nothing is sticky. */
export function MemberHeader({ unread, bell, account, second = undefined }: Props) {
  const t = useTranslations("layout");
  return (
    <header
      data-bench
      className="z-8 border-b border-line bg-ground strangers:hidden tall:sticky tall:top-0 print:hidden"
    >
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="flex min-h-11.5 flex-wrap items-center gap-x-3 px-(--margin) tall:flex-nowrap md:flex-nowrap md:gap-4 lg:gap-6 max-lg:[&_.word]:hidden [&_.logo]:min-h-11.5">
        <Logo again={second} />
        <nav
          aria-label={t("member.places")}
          className="border-line-2 max-md:order-last max-md:-mx-(--margin) max-md:w-[calc(100%+2*var(--margin))] max-md:border-t max-md:bg-paper max-md:tall:fixed max-md:tall:inset-x-0 max-md:tall:bottom-0 max-md:tall:mx-0 max-md:tall:w-auto"
        >
          <ul className="grid auto-cols-fr grid-flow-col md:flex md:gap-x-4 lg:gap-x-5">
            <Places unread={unread} second={second} />
            <li className="md:hidden">
              <button type="button" popoverTarget="menu" className="place">
                <span className="text-xl">
                  <Icon name="menu" />
                </span>
                {t("menu")}
              </button>
            </li>
          </ul>
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <Link
            href="/"
            className="hidden min-h-11.5 items-center px-2 text-sm whitespace-nowrap text-ink-2 no-underline hover:text-ink lg:inline-flex"
          >
            {t("member.site")}
          </Link>
          <div className="hidden md:block">
            <LanguageButton />
          </div>
          <ChatButton />
          {bell}
          {account}
        </div>
      </div>
    </header>
  );
}

function Places({ unread, second }: Pick<Props, "unread" | "second">) {
  const t = useTranslations("layout.member");
  const items = memberPlaces.map(({ name, ...place }) => ({
    ...place,
    label: t(name),
    count: name === "messages" && unread,
  }));
  return second ? <MemberLinksOfStaticPages items={items} /> : <MemberLinks items={items} />;
}
