import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Href } from "@/lib/platform/i18n/navigation";
import { Icon } from "./icon";
import { LinkButton } from "./link-button";

/** The text, not the border of the button, is aligned with the page. */
export function BackLink({ href, label }: { href: Href; label?: ReactNode }) {
  const t = useTranslations("ui");
  return (
    <LinkButton className="back -mx-2 justify-self-start print:hidden" href={href} variant="bare" small>
      <Icon name="back" />
      {label ?? t("back")}
    </LinkButton>
  );
}
