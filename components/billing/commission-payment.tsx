import { useFormatter, useLocale, useTranslations } from "next-intl";
import { buttonClass } from "@/components/ui/button-class";
import type { ShownCommission } from "@/lib/billing/queries/commissions";
import { leastCommissionCents } from "@/lib/billing/schema";

/** How a commission was paid, why it is not owed, or a button to pay it at the provider's checkout. */
export function CommissionPayment({ commission }: { commission: ShownCommission }) {
  const t = useTranslations("billing.commission");
  const format = useFormatter();
  const { id, state, payable, exemption, paidAt, paymentId, note } = commission;
  const locale = useLocale();
  const euros = (cents: number) => format.number(cents / 100, "price");
  if (exemption)
    return (
      <>
        <p className="small soft">{t(`why.${exemption}`, { least: euros(leastCommissionCents) })}</p>
        {note && (
          <p className="small soft whitespace-pre-line wrap-anywhere" dir="auto">
            {note}
          </p>
        )}
      </>
    );
  if (paidAt) {
    const receipt = { date: format.dateTime(paidAt, "day"), reference: note ?? paymentId ?? "" };
    return <p className="small soft wrap-anywhere">{t("paidOn", receipt)}</p>;
  }
  if (!payable) return <p className="small soft">{t("ownerPays")}</p>;
  return (
    <form action="/functions/v1/pay-commission" method="post">
      <input type="hidden" name="_locale" value={locale} />
      <input type="hidden" name="commissionId" value={id} />
      <button type="submit" className={buttonClass({ variant: state === "overdue" ? "go" : "outline", small: true })}>
        {t("pay", { amount: euros(commission.amountCents) })}
      </button>
    </form>
  );
}
