import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { LanguageMenu, Languages } from "./language-menu";
import { SiteLinks } from "./site-links";

export function MenuSheet() {
  const t = useTranslations("layout");
  return (
    <>
      <LanguageMenu />
      <div id="menu" popover="auto" className="menu-sheet">
        <SiteLinks />
        <div className="acts">
          <AccountLinks account />
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
    </>
  );
}
