import { useFormatter, useTranslations } from "next-intl";
import { RadioCards } from "@/components/form/radio-cards";
import { FormPart } from "@/components/players/form-part";
import { plans, trialDays } from "@/lib/billing/schema";
import type { OwnRecruiter } from "@/lib/recruiters/queries/own-recruiter";
import { planChoices } from "@/lib/recruiters/schema";

/** Only records the plan of interest; /pricing starts the trial. */
export function PlanFields({ own: ownRecruiter }: { own: OwnRecruiter | null }) {
  const t = useTranslations("recruiters.form");
  const names = useTranslations("billing.plan");
  const format = useFormatter();
  const options = planChoices.map((value) => ({
    value,
    label: names(`${value}.name`),
    hint:
      value === "pay-per-match"
        ? t("singleHint")
        : t("planHint", {
            price: format.number(plans[value].priceCents / 100, "price"),
            profiles: plans[value].profiles,
          }),
  }));
  return (
    <FormPart title={t("planTitle")} lead={t("planLead", { days: trialDays })}>
      <RadioCards
        name="subscriptionPlan"
        label={t("plan")}
        options={options}
        defaultValue={ownRecruiter?.subscriptionPlan}
        required
      />
    </FormPart>
  );
}
