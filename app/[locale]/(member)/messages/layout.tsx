import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { FailureWordsProvider } from "@/components/layout/load-failed";

export default async function MessagesLayout({ children }: { children: ReactNode }) {
  const [t, ui] = await Promise.all([getTranslations("messages"), getTranslations("ui")]);
  const words = { failed: t("failed"), failedHint: ui("failedForNow"), retry: ui("retry") };
  return <FailureWordsProvider words={words}>{children}</FailureWordsProvider>;
}
