import { useTranslations } from "next-intl";
import { type Href, Link } from "@/lib/core/i18n/navigation";
import { Icon } from "./icon";

export function BackLink({ href, label }: { href: Href; label?: string }) {
  const t = useTranslations("ui");
  return (
    <Link className="btn small bare back" href={href}>
      <Icon name="back" />
      {label ?? t("back")}
    </Link>
  );
}
