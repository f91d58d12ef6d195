import { useTranslations } from "next-intl";
import { AccountLinks } from "./account-links";
import { LanguageMenu, Languages } from "./language-menu";
import { MenuSheetView } from "./menu-sheet-view";
import { SiteLinks } from "./site-links";

/** For pages that are the same for everyone. */
export function MenuSheet() {
  const t = useTranslations("layout");
  return (
    <>
      <LanguageMenu />
      <MenuSheetView
        label={t("menu")}
        close={t("close")}
        links={<SiteLinks />}
        acts={<AccountLinks account />}
        languages={<Languages />}
      />
    </>
  );
}
