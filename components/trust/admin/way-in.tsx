import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** The dashboard of a staff member links to the administration. */
export function WayIn() {
  const t = useTranslations("admin");
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t("lead")}>
      <LinkButton variant="go" href="/admin">
        {t("open")}
      </LinkButton>
    </EmptyState>
  );
}
