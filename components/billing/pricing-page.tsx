import { useTranslations } from "next-intl";
import { PageHead } from "@/components/layout/page-head";
import { type Plan, type PricingRefusal, planNames, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { CurrentPlan } from "./current-plan";
import { PlanCard } from "./plan-card";
import { WhoCannot } from "./who-cannot";

type Props = {
  singleCents: number;
  /** The reader's plan according to the query. */
  current?: Plan | null;
  /** Reason why the last purchase was refused. */
  refused?: PricingRefusal | null;
};

const planStates = {
  plans_are_for_recruiters: "outsider",
  recruiter_profile_required: "unprofiled",
  organization_owner_only: "teammate",
} as const;

export function PricingPage({ singleCents, current = null, refused: refusal = null }: Props) {
  const t = useTranslations("billing");
  const planState = refusal && refusal !== "checkout_failed" ? planStates[refusal] : undefined;
  return (
    <>
      <PageHead path="/pricing" title={t("title")} headline={t("headline")} lead={t("lead", { days: trialDays })} />
      <div id="plans" className="wrap plans-frame group/plans" data-plan-state={planState} suppressHydrationWarning>
        <WhoCannot failed={refusal === "checkout_failed"} />
        <div className="plans">
          {planNames.map((plan) => (
            <PlanCard key={plan} plan={plan} current={plan === current} />
          ))}
          <PlanCard plan="pay-per-match" priceCents={singleCents} />
        </div>
        <p className="lead plans-note">{t("allPlans", { days: trialDays })}</p>
        <p className="small soft">
          {t("howCredits", { identities: trialProfiles, days: requestDays })} {t("waitsNote")}
        </p>
      </div>
      <CurrentPlan />
    </>
  );
}
