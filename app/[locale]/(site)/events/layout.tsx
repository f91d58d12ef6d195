import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FailureWords } from "@/components/layout/failure-words";

export default function EventsLayout({ children }: { children: ReactNode }) {
  return <FailureWords failed={useTranslations("events")("failed")}>{children}</FailureWords>;
}
