import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { AccountLinks } from "./account-links";
import { Languages } from "./language-menu";

export function MenuSheet({ places, own: ownLinks }: { places: ReactNode; own: ReactNode }) {
  const t = useTranslations("layout");
  return (
    <div id="menu" popover="auto" className="menu-sheet">
      {places}
      <div className="acts">
        <AccountLinks account />
        {ownLinks}
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
