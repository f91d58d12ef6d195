import { useTranslations } from "next-intl";
import { type ReactNode, use } from "react";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/platform/i18n/navigation";
import { AccountMenu } from "./account-menu";
import type { Who } from "./document";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MemberLinks } from "./member-links";
import { type MemberHeaderData, placesOf } from "./member-places";
import { MenuSheet } from "./menu-sheet";
import { SiteLinks } from "./site-links";

type Props = { who: Who; session: Promise<MemberHeaderData>; bell: ReactNode };

/** In a low window the header is not sticky. */
export function MemberHeader({ who: role, session, bell }: Props) {
  const t = useTranslations("layout");
  return (
    <header data-bench className="z-8 border-b border-line bg-ground tall:sticky tall:top-0 print:hidden">
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="flex min-h-11.5 items-center gap-3 px-(--margin) min-[56rem]:gap-6 [&_.logo]:min-h-11.5">
        <Logo />
        <nav aria-label={t("member.places")} className="hidden min-[56rem]:block">
          <Places who={role} session={session} className="flex gap-x-4 lg:gap-x-5" place="bar-place" />
        </nav>
        <div className="ms-auto flex min-w-0 items-center gap-1">
          <Link
            href="/"
            className="hidden min-h-11.5 items-center px-2 text-sm whitespace-nowrap text-ink-2 no-underline hover:text-ink min-[56rem]:inline-flex"
          >
            {t("member.site")}
          </Link>
          <div className="hidden min-[56rem]:block">
            <LanguageMenu />
          </div>
          {bell}
          <AccountMenu session={session} />
        </div>
      </div>
      <MenuSheet places={<SiteLinks />} own={null} />
    </header>
  );
}

/** Navigation bar at the bottom of a phone screen. */
export function MemberTabBar({ who: role, session }: Pick<Props, "who" | "session">) {
  const t = useTranslations("layout");
  return (
    <nav
      aria-label={t("member.places")}
      className="z-8 border-t border-line-2 bg-paper tall:fixed tall:inset-x-0 tall:bottom-0 min-[56rem]:hidden print:hidden"
    >
      <Places who={role} session={session} most={4} className="grid grid-cols-5" place="bar-tab">
        <li>
          <button type="button" popoverTarget="menu" className="bar-tab">
            <span className="text-xl">
              <Icon name="menu" />
            </span>
            {t("menu")}
          </button>
        </li>
      </Places>
    </nav>
  );
}

type PlacesProps = Omit<Props, "bell"> & { className: string; place: string; most?: number; children?: ReactNode };

function Places({ who: role, session, className, place, most: maxPlaces = 9, children }: PlacesProps) {
  const t = useTranslations("layout.member");
  const items = placesOf[role].slice(0, maxPlaces).map(({ name, ...placeProps }) => ({
    ...placeProps,
    label: t(name),
    count: name === "messages" && <Unread session={session} />,
  }));
  return (
    <ul className={className}>
      <MemberLinks items={items} className={place} />
      {children}
    </ul>
  );
}

function Unread({ session }: Pick<Props, "session">) {
  const t = useTranslations("layout.member");
  const { unread } = use(session);
  if (unread === 0) return null;
  return (
    <span className="rounded-disc bg-flag px-1.5 text-xs font-semibold text-on-flag tabular-nums max-[55.99rem]:absolute max-[55.99rem]:start-1/2 max-[55.99rem]:top-1 max-[55.99rem]:ms-2">
      <span aria-hidden="true">{unread > 99 ? "99+" : unread}</span>
      <span className="vh">{t("unread", { count: unread })}</span>
    </span>
  );
}
