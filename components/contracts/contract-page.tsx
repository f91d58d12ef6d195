import { useTranslations } from "next-intl";
import { AdminFrame } from "@/components/admin/admin-frame";
import { Notice } from "@/components/ui/notice";
import type { ContractView } from "@/lib/contracts/queries/of-match";
import { ContractForm } from "./contract-form";
import { ToldContract } from "./told-contract";

type Props = {
  contract: ContractView;
  /** Today as a day: nothing is signed later. */
  today: string;
};

/** What an organization told of its contract with a player and what the player said, or the form to tell of it. */
export function ContractPage({ contract: { matchId, called, country, told, verdict }, today }: Props) {
  const t = useTranslations("contracts");
  const errors = useTranslations("errors");
  const shownContract = told?.state === "withdrawn" ? null : told;
  const settled = verdict === "contract_waiting" || verdict === "contract_confirmed";
  return (
    <div className="wrap">
      <AdminFrame
        title={called ? t("title", { player: called }) : t("titleGone")}
        lead={t("lead")}
        back={{ href: "/dashboard/pipeline", label: t("back") }}
      >
        <div className="grid max-w-160 grid-cols-[minmax(0,1fr)] gap-8">
          {shownContract && <ToldContract told={shownContract} mayWithdraw={verdict === "contract_waiting"} />}
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
