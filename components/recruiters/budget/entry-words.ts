import { useFormatter, useTranslations } from "next-intl";
import type { BudgetEntry } from "@/lib/recruiters/queries/budget";

/** Returns functions for the texts of an entry. */
export function useEntryWords() {
  const t = useTranslations("budget");
  const format = useFormatter();
  const euros = (cents: number) => format.number(cents / 100, "price");
  return {
    label: ({ label, payment }: BudgetEntry) => label ?? t(`payment.${payment?.kind ?? "plan"}`),
    category: ({ category }: BudgetEntry) => t(`category.${category ?? "recruit"}`),
    /** For a refunded payment, the refunded amount. */
    note: ({ note, payment }: BudgetEntry) =>
      payment && payment.refundedCents > 0
        ? t("payment.refunded", { paid: euros(payment.amountCents), back: euros(payment.refundedCents) })
        : note,
  };
}
