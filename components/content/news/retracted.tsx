import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** Shown in place of a retracted article. */
export function Retracted() {
  const t = useTranslations("news");
  return (
    <div className="wrap head">
      <EmptyState drawing="goal" title={t("retracted")} hint={t("retractedHint")} as="h1">
        <LinkButton href="/news">{t("emptyStep")}</LinkButton>
      </EmptyState>
    </div>
  );
}
