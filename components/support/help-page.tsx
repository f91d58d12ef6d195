import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PageHead } from "@/components/layout/page-head";
import { HelpSearch } from "./help-search";
import { Unanswered } from "./unanswered";

/** `phrase` filters the questions. */
export function HelpPage({ phrase = "", children }: { phrase?: string; children: ReactNode }) {
  const t = useTranslations("help");
  return (
    <>
      <PageHead path="/help" title={t("title")} headline={t("headline")} lead={t("lead")} />
      <div className="wrap pb-section">
        <HelpSearch phrase={phrase} />
        {children}
        <Unanswered />
      </div>
    </>
  );
}
