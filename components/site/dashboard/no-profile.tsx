import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

export function NoProfile() {
  const t = useTranslations("dashboard");
  return (
    <EmptyState drawing="kickOff" as="h2" title={t("complete")} hint={t("completeHint")}>
      <div className="flex flex-wrap gap-3">
        <LinkButton variant="go" href="/player-signup">
          {t("iAmPlayer")}
        </LinkButton>
        <LinkButton href="/recruiter-signup">{t("iAmRecruiter")}</LinkButton>
        <LinkButton href="/esport-signup">{t("iPlayEsport")}</LinkButton>
      </div>
    </EmptyState>
  );
}
