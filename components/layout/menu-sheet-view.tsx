import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { close: string; links: ReactNode; acts: ReactNode; languages: ReactNode };

export const MenuSheetView = ({ close, links, acts, languages }: Props) => (
  <div id="menu" popover="auto" className="menu-sheet">
    {links}
    <div className="acts">{acts}</div>
    {languages}
    <button type="button" className="icon-btn close" popoverTarget="menu" popoverTargetAction="hide" aria-label={close}>
      <Icon name="close" />
    </button>
  </div>
);
