import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureWords } from "@/components/layout/failure-words";

export default function NewsLayout({ children }: { children: ReactNode }) {
  return <FailureWords failed={useTranslations("news")("failed")}>{children}</FailureWords>;
}
