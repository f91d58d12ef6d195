import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureWordsProvider } from "./load-failed";

/** Below it, a page that throws says what failed (else only that it did), whose fault that is and how to go on. */
export function FailureWords({ failed, children }: { failed?: string; children: ReactNode }) {
  const t = useTranslations("ui");
  const words = { failed: failed ?? t("failed"), failedHint: t("failedForNow"), retry: t("retry") };
  return <FailureWordsProvider words={words}>{children}</FailureWordsProvider>;
}
