import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";
import type { Desk } from "./desks";

/** Where the dashboard of somebody of the staff leads; nowhere yet while they look after nothing. */
export function WayIn({ desk }: { desk: Desk | undefined }) {
  const t = useTranslations("admin");
  if (!desk) return <EmptyState drawing="offside" as="h2" title={t("noDesk")} hint={t("noDeskHint")} />;
  return (
    <EmptyState drawing="offside" as="h2" title={t("title")} hint={t("lead")}>
      <LinkButton variant="go" href={desk.href}>
        {t("open")}
      </LinkButton>
    </EmptyState>
  );
}
