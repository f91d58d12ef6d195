import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { LanguageMenu } from "./language-menu";
import { Logo } from "./logo";
import { MenuSheet } from "./menu-sheet";
import { OwnPlaceIcons, OwnPlaceLinks } from "./own-places";
import { SiteLinks } from "./site-links";

/** On a page that starts with a .hero the header takes the background of the hero. */
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
      <MenuSheet places={<SiteLinks />} own={<OwnPlaceLinks />} />
    </header>
  );
}
