import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** For players and the staff, whose account cannot bear an organization. */
export function OtherProfile() {
  const t = useTranslations("recruiters.form");
  return (
    <div className="wrap section">
      <EmptyState drawing="kickOff" as="h1" title={t("otherTitle")} hint={t("otherText")}>
        <LinkButton href="/dashboard">{t("toDashboard")}</LinkButton>
      </EmptyState>
    </div>
  );
}
