import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { OwnCommission } from "@/lib/billing/queries/commissions";
import { CommissionBadge } from "./commission-badge";
import { CommissionPayment } from "./commission-payment";

/** `names` holds the players whom the reader may see. */
type Props = { commissions: OwnCommission[]; names: Map<string, string> };

export function OwnCommissions({ commissions, names }: Props) {
  const t = useTranslations("billing.commission");
  const format = useFormatter();
  if (commissions.length === 0) return null;
  return (
    <section id="commissions" className="block scroll-mt-20" aria-labelledby="commissions-title">
      <header>
        <h2 id="commissions-title">{t("title")}</h2>
      </header>
      <ul className="grid gap-4">
        {commissions.map((commission) => {
          const { id, playerId, signedOn, amountCents, dueOn, state } = commission;
          const player = names.get(playerId) ?? "";
          const contract = {
            named: player ? "yes" : "no",
            player,
            date: signedOn ? format.dateTime(signedOn, "day") : "",
            b: (name: ReactNode) => <bdi>{name}</bdi>,
          };
          return (
            <li key={id} className="grid gap-1">
              <p className="flex flex-wrap items-center justify-between gap-2">
                <b className="num text-number-s">{format.number(amountCents / 100, "price")}</b>
                <CommissionBadge state={state} />
              </p>
              <p className="small wrap-anywhere">{t.rich("contract", contract)}</p>
              {(state === "due" || state === "overdue") && (
                <p className="small soft">{t("dueBy", { date: format.dateTime(dueOn, "day") })}</p>
              )}
              <CommissionPayment commission={commission} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
