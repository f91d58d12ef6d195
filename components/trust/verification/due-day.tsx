import { useFormatter, useTranslations } from "next-intl";
import type { QueuedCase } from "@/lib/trust/queries/verification-case";

export type DueDayData = { text: string; passed: boolean };

/** The last day to decide about a waiting document. */
export function useDueDay(due: QueuedCase["due"]): DueDayData | null {
  const t = useTranslations("verification.queue");
  const format = useFormatter();
  return (
    due && { text: t(due.passed ? "overdue" : "due", { date: format.dateTime(due.on, "short") }), passed: due.passed }
  );
}

export const DueDay = ({ text, passed }: DueDayData) => (
  <span className={passed ? "block text-xs font-semibold text-danger" : "block text-xs"}>{text}</span>
);
