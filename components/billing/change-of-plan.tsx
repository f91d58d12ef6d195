import { useFormatter, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Stat, Tiles } from "@/components/ui/stat";
import { changePlan } from "@/lib/billing/actions";
import type { PlanChange } from "@/lib/billing/queries/change";
import { plans } from "@/lib/billing/schema";

type Props = { change: Exclude<PlanChange, { refused: unknown }> };

/** An upgrade shows what it costs today, a downgrade when it starts. */
export function ChangeOfPlan({ change: { from: currentPlan, to: newPlan, periodEnd, upgrade } }: Props) {
  const t = useTranslations("billing.change");
  const names = useTranslations("billing.plan");
  const format = useFormatter();
  const price = (cents: number) => format.number(cents / 100, "price");
  const date = format.dateTime(periodEnd, { dateStyle: "long" });
  const values = { from: names(`${currentPlan}.name`), plan: names(`${newPlan}.name`), date };
  const due = price(upgrade?.amountCents ?? 0);
  return (
    <>
      <header className="head">
        <h1>{t(upgrade ? "up" : "down", values)}</h1>
        <p className="lead">{t(upgrade ? "upLead" : "downLead", values)}</p>
      </header>
      <Tiles>
        <Stat label={t("today")} value={due} />
        <Stat label={t("then", values)} value={t("perMonth", { price: price(plans[newPlan].priceCents) })} />
        <Stat
          label={t("identities")}
          note={t("fromTo", { from: plans[currentPlan].profiles, to: plans[newPlan].profiles })}
          value={format.number(plans[newPlan].profiles, "whole")}
        />
      </Tiles>
      <Form action={changePlan} className="fields mt-8">
        <input type="hidden" name="plan" value={newPlan} />
        <input type="hidden" name="prorationAt" value={upgrade?.prorationAt ?? 0} />
        <input type="hidden" name="amountCents" value={upgrade?.amountCents ?? 0} />
        {upgrade && <p className="small soft">{t("card", values)}</p>}
        <div className="acts">
          <SubmitButton doing="oneMoment" pending={upgrade ? t("paying") : undefined}>
            {upgrade ? t("pay", { amount: due }) : t("plan", values)}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}
