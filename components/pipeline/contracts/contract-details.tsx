import { useFormatter, useTranslations } from "next-intl";
import { CommissionBadge } from "@/components/billing/commission-badge";
import { CommissionPayment } from "@/components/billing/commission-payment";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { useCountryName } from "@/components/search/words";
import { Badge } from "@/components/ui/badge";
import type { ShownCommission } from "@/lib/billing/queries/commissions";
import { agentLaws } from "@/lib/billing/schema";
import { withdrawContract } from "@/lib/pipeline/actions/contract";
import type { ContractShown } from "@/lib/pipeline/queries/contract-of-match";

type Props = { contract: ContractShown; commission: ShownCommission | null; mayWithdraw: boolean };

/** The commission is owed only once the player has confirmed the contract. */
export function ContractDetails({ contract, commission, mayWithdraw }: Props) {
  const t = useTranslations("contracts");
  const { id, state } = contract;
  return (
    <section className="grid gap-4" aria-labelledby="contract-title">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="contract-title" className="text-xl">
          {t("recorded.title")}
        </h2>
        <Badge look={state === "confirmed" ? "flag" : state === "waiting" ? "dash" : "solid"}>
          {t(`state.${state}`)}
        </Badge>
      </header>
      {state === "waiting" && <p className="text-sm">{t("recorded.waiting")}</p>}
      {state === "denied" && <p className="text-sm">{t("recorded.denied")}</p>}
      <Facts contract={contract} />
      {commission && <Commission commission={commission} country={contract.country} />}
      {mayWithdraw && (
        <Form action={withdrawContract} summary={false} className="">
          <input type="hidden" name="contractId" value={id} />
          <SubmitButton variant="outline" small doing="withdrawing">
            {t("recorded.withdraw")}
          </SubmitButton>
        </Form>
      )}
    </section>
  );
}

const pairs =
  "grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[11rem_minmax(0,1fr)] sm:items-baseline sm:gap-y-2 max-sm:[&>dt:not(:first-child)]:pt-2 [&>dt]:text-ink-2 [&>dd]:wrap-anywhere";

function Facts({
  contract: { totalCents, signedOn, country, agentName, agentLicence, agentFeeCents },
}: {
  contract: ContractShown;
}) {
  const t = useTranslations("contracts");
  const format = useFormatter();
  const countryName = useCountryName();
  return (
    <dl className={pairs}>
      <dt>{t("form.total")}</dt>
      <dd className="num text-xl">{format.number(totalCents / 100, "price")}</dd>
      <dt>{t("form.signedOn")}</dt>
      <dd>{format.dateTime(signedOn, "day")}</dd>
      {country && (
        <>
          <dt>{t("form.country")}</dt>
          <dd>{countryName(country)}</dd>
        </>
      )}
      {agentName && (
        <>
          <dt>{t("form.agentName")}</dt>
          <dd dir="auto">{agentLicence ? t("recorded.by", { name: agentName, licence: agentLicence }) : agentName}</dd>
          <dt>{t("form.agentFee")}</dt>
          <dd className="num text-xl">{format.number((agentFeeCents ?? 0) / 100, "price")}</dd>
        </>
      )}
    </dl>
  );
}

function Commission({ commission, country }: { commission: ShownCommission; country: string | null }) {
  const t = useTranslations("contracts.recorded");
  const format = useFormatter();
  const countryName = useCountryName();
  const { percent, amountCents, dueOn, state } = commission;
  const law = country ? agentLaws[country] : undefined;
  return (
    <div className="grid gap-3 border-t-2 border-ink pt-4">
      <dl className={pairs}>
        <dt>{t("commission")}</dt>
        <dd className="flex flex-wrap items-center gap-3">
          <b className="num text-number-s">{format.number(amountCents / 100, "price")}</b>
          <CommissionBadge state={state} />
          <span className="block basis-full text-xs text-ink-2">{t("share", { percent })}</span>
        </dd>
        <dt>{t("due")}</dt>
        <dd>{format.dateTime(dueOn, "day")}</dd>
      </dl>
      <CommissionPayment commission={commission} />
      {law && law.most === percent && country && (
        <p className="text-xs text-ink-2">{t("law", { country: countryName(country), article: law.fee })}</p>
      )}
      {country && !law && <p className="text-xs text-ink-2">{t("lawMissing", { country: countryName(country) })}</p>}
    </div>
  );
}
