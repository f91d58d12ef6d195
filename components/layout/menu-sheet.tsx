import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { Languages } from "./language-menu";

/** What a menu button of a phone opens: the site's places, one's own, the account, the languages. */
export function MenuSheet({ places, own }: { places: ReactNode; own: ReactNode }) {
  const t = useTranslations("layout");
  return (
    <div id="menu" popover="auto" className="menu-sheet">
      {places}
      <div className="acts">
        <AccountLinks account />
        {own}
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
  );
}
