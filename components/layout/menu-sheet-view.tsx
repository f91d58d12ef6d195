import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = { label: string; close: string; links: ReactNode; acts: ReactNode; languages: ReactNode };

export const MenuSheetView = ({ label, close, links, acts, languages }: Props) => (
  <nav id="menu" popover="auto" className="menu-sheet" aria-label={label}>
    {links}
    <div className="acts">{acts}</div>
    {languages}
    <button type="button" className="icon-btn close" popoverTarget="menu" popoverTargetAction="hide" aria-label={close}>
      <Icon name="close" />
    </button>
  </nav>
);
