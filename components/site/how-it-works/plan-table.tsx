import { useFormatter, useTranslations } from "next-intl";
import { Section } from "@/components/layout/section";
import { MoreLink } from "@/components/ui/more-link";
import { planNames, plans, trialDays, trialProfiles } from "@/lib/billing/schema";

export function PlanTable({ singleCents }: { singleCents: number }) {
  const t = useTranslations("how-it-works.plans");
  const common = useTranslations("common");
  const names = useTranslations("billing.plan");
  const format = useFormatter();
  const price = (cents: number) => format.number(cents / 100, "price");
  const rows = [
    { name: t("trial"), price: t("free", { days: trialDays }), identities: trialProfiles },
    ...planNames.map((plan) => ({
      name: names(`${plan}.name`),
      price: t("perMonth", { price: price(plans[plan].priceCents) }),
      identities: plans[plan].profiles,
    })),
    { name: names("pay-per-match.name"), price: t("perPlayer", { price: price(singleCents) }), identities: 1 },
  ];
  return (
    <Section title={t("title")} lead={t("note")} joined>
      <table className="sheet-table plan-table">
        <thead>
          <tr>
            <th scope="col">{t("plan")}</th>
            <th scope="col">{t("price")}</th>
            <th scope="col">{t("identities")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name}>
              <th scope="row">{row.name}</th>
              <td>
                <bdi>{row.price}</bdi>
              </td>
              <td className="num">{format.number(row.identities, "whole")}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <MoreLink href="/pricing">{common("seePlans")}</MoreLink>
      </p>
    </Section>
  );
}
