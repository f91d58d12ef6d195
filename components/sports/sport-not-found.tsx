import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

export function SportNotFound() {
  const t = useTranslations("sports");
  return (
    <div className="wrap head">
      <EmptyState drawing="goal" title={t("unknown")} as="h1">
        <LinkButton href="/sports">{t("backToSports")}</LinkButton>
      </EmptyState>
    </div>
  );
}
