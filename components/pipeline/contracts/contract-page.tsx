import { useTranslations } from "next-intl";
import { AdminFrame } from "@/components/trust/admin/admin-frame";
import { Notice } from "@/components/ui/notice";
import type { ShownCommission } from "@/lib/billing/queries/commissions";
import type { ContractView } from "@/lib/pipeline/queries/contract-of-match";
import { ContractDetails } from "./contract-details";
import { ContractForm } from "./contract-form";

type Props = {
  contract: ContractView;
  commission: ShownCommission | null;
  /** Latest date of signature, as an ISO date. */
  today: string;
};

/** Shows the stated contract, or the form to state one. */
export function ContractPage({
  contract: { matchId, called: playerName, country, contract, verdict },
  commission,
  today,
}: Props) {
  const t = useTranslations("contracts");
  const errors = useTranslations("errors");
  const shownContract = contract?.state === "withdrawn" ? null : contract;
  const settled = verdict === "contract_waiting" || verdict === "contract_confirmed";
  return (
    <div className="wrap">
      <AdminFrame
        title={playerName ? t("title", { player: playerName }) : t("titleGone")}
        lead={t("lead")}
        back={{ href: "/dashboard/pipeline", label: t("back") }}
      >
        <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-8">
          {shownContract && (
            <ContractDetails
              contract={shownContract}
              commission={commission}
              mayWithdraw={verdict === "contract_waiting"}
            />
          )}
          {verdict === true && (
            <section className="grid gap-4" aria-labelledby="tell-title">
              <h2 id="tell-title" className="text-xl">
                {t(shownContract ? "form.again" : "form.title")}
              </h2>
              <ContractForm matchId={matchId} country={country} today={today} before={shownContract} />
            </section>
          )}
          {verdict !== true && !settled && <Notice title={errors(verdict as "contract_of_minor")} />}
        </div>
      </AdminFrame>
    </div>
  );
}
