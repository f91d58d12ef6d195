import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { LanguageButton } from "./language-button";
import { Logo } from "./logo";
import { SiteLinks } from "./site-links";

/** For visitors. On a page that starts with a .hero the header takes the background of the hero. */
export function Header() {
  const t = useTranslations("layout");
  return (
    <header className="top members:hidden">
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
            <LanguageButton label={t("language")} current={useLocale()} />
          </div>
          <AccountLinks className="wide" />
          <button type="button" className="icon-btn menu" popoverTarget="menu" aria-label={t("menu")}>
            <Icon name="menu" />
          </button>
        </div>
      </div>
    </header>
  );
}
