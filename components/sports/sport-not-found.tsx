import { useTranslations } from "next-intl";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export function SportNotFound() {
  const t = useTranslations("sports");
  return (
    <div className="wrap head">
      <EmptyState title={t("unknown")} as="h1">
        <LinkButton href="/sports">{t("backToSports")}</LinkButton>
      </EmptyState>
    </div>
  );
}
