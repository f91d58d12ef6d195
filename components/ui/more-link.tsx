import type { ReactNode } from "react";
import { type Href, Link } from "@/lib/platform/i18n/navigation";
import { Icon } from "./icon";

export function MoreLink({ href, children }: { href: Href; children: ReactNode }) {
  return (
    <Link className="more" href={href}>
      {children}
      <Icon name="forward" />
    </Link>
  );
}
