import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureWordsProvider } from "./load-failed";

/** Sets the text that error boundaries below it show; without `failed` a general one. */
export function FailureWords({ failed, children }: { failed?: string; children: ReactNode }) {
  const t = useTranslations("ui");
  const texts = { failed: failed ?? t("failed"), failedHint: t("failedForNow"), retry: t("retry") };
  return <FailureWordsProvider words={texts}>{children}</FailureWordsProvider>;
}
