import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { LanguageMenu, Languages } from "./language-menu";
import { Logo } from "./logo";
import { NavLinks, NavList } from "./nav-links";
import { OwnPlaceIcons, OwnPlaceLinks } from "./own-places";

/** `bell` is the notification bell of the signed-in area. On a page that opens with a .hero it takes the hero's surface. */
export function Header({ bell }: { bell?: ReactNode }) {
  const t = useTranslations("layout");
  return (
    <header className="top">
      <a className="skip" href="#main">
        {t("skip")}
      </a>
      <div className="wrap">
        <Logo />
        <nav aria-label={t("menu")}>
          <SiteLinks />
        </nav>
        <div className="end">
          <div className="wide inline-flex">
            <LanguageMenu />
          </div>
          <OwnPlaceIcons />
          {bell}
          <AccountLinks className="wide" />
          <button type="button" className="icon-btn menu" popoverTarget="menu" aria-label={t("menu")}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <div id="menu" popover="auto" className="menu-sheet">
        <SiteLinks />
        <div className="acts">
          <AccountLinks account />
          <OwnPlaceLinks />
        </div>
        <Languages />
        <button
          type="button"
          className="icon-btn close"
          popoverTarget="menu"
          popoverTargetAction="hide"
          aria-label={t("close")}
        >
          <Icon name="close" />
        </button>
      </div>
    </header>
  );
}

function SiteLinks() {
  const t = useTranslations("layout.nav");
  const items = [
    { href: "/", label: t("home") },
    { href: "/sports", label: t("sports") },
    { href: "/news", label: t("news") },
    { href: "/events", label: t("events") },
    { href: "/pricing", label: t("pricing") },
    { href: "/sport-jobs", label: t("jobs") },
    { href: "/about", label: t("about") },
    { href: "/contact", label: t("contact") },
  ];
  return (
    <Suspense fallback={<NavList items={items} />}>
      <NavLinks items={items} />
    </Suspense>
  );
}
