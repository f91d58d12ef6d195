import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureWordsProvider } from "@/components/layout/load-failed";

/** What is said when the sports, or one of them, cannot be loaded. */
export function SportsFailureWords({ of, children }: { of: "all" | "one"; children: ReactNode }) {
  const t = useTranslations("sports");
  const words = {
    failed: t(of === "all" ? "failed" : "failedOne"),
    failedHint: t("failedHint"),
    retry: useTranslations("ui")("retry"),
  };
  return <FailureWordsProvider words={words}>{children}</FailureWordsProvider>;
}
