import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { LinkButton } from "@/components/ui/link-button";

/** What stands where an article was that the newsroom has taken back. */
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
