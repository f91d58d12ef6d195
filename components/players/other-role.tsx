import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** For recruiters and administrators, whose account cannot bear a player's profile. */
export function OtherRole() {
  const t = useTranslations("players.otherRole");
  return (
    <EmptyState title={t("title")} hint={t("text")}>
      <LinkButton variant="go" href="/dashboard">
        {t("dashboard")}
      </LinkButton>
    </EmptyState>
  );
}
