import { useTranslations } from "next-intl";
import { PageHead } from "@/components/layout/page-head";
import { type Plan, type PricingRefusal, planNames, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/scouting/schema";
import { CurrentPlan } from "./current-plan";
import { PlanCard } from "./plan-card";
import { WhoCannot } from "./who-cannot";

type Props = {
  singleCents: number;
  /** The plan the address says is the reader's. */
  current?: Plan | null;
  /** Why the plan asked for just now was not taken. */
  refused?: PricingRefusal | null;
};

const planStates = { plans_are_for_recruiters: "outsider", recruiter_profile_required: "unprofiled" } as const;

/** The plans side by side. */
export function PricingPage({ singleCents, current = null, refused = null }: Props) {
  const t = useTranslations("billing");
  const standing = refused && refused !== "checkout_failed" ? planStates[refused] : undefined;
  return (
    <>
      <PageHead path="/pricing" title={t("title")} headline={t("headline")} lead={t("lead", { days: trialDays })} />
      <div id="plans" className="wrap plans-frame group/plans" data-standing={standing} suppressHydrationWarning>
        <WhoCannot failed={refused === "checkout_failed"} />
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
