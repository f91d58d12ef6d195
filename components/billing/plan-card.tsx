import { useFormatter, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import { type Plan, plans } from "@/lib/billing/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { Squad } from "./squad";
import { SubscribeForm } from "./subscribe-form";
import "./plans.css";

type Props = ({ plan: Plan; priceCents?: undefined } | { plan: "pay-per-match"; priceCents: number }) & {
  /** True if the query says that it is the reader's plan. */
  current?: boolean;
};

export function PlanCard({ plan, priceCents, current = false }: Props) {
  const t = useTranslations("billing");
  const common = useTranslations("common");
  const format = useFormatter();
  const single = plan === "pay-per-match";
  const offer = single ? { priceCents, profiles: 1 } : plans[plan];
  const popular = plan === "pro";
  return (
    <article
      className={`plan group/plan ${popular ? "hot on-field" : ""}`}
      data-sport={popular ? "football" : undefined}
      data-plan={plan}
      data-current={current || undefined}
      aria-labelledby={`plan-${plan}`}
    >
      <div className="name">
        <h2 id={`plan-${plan}`}>{t(`plan.${plan}.name`)}</h2>
        {popular && <Badge look="flag">{t("popular")}</Badge>}
        <Badge className="your-plan">{t("yourPlan")}</Badge>
        <span className="hidden group-data-chosen/plan:inline">
          <Badge look="dash">{t("yourChoice")}</Badge>
        </span>
      </div>
      <p className="price">
        <span className="num">{format.number(offer.priceCents / 100, "price")}</span>
        <span>{t(single ? "perPlayer" : "perMonth")}</span>
      </p>
      <Squad count={offer.profiles} />
      <ul>
        {features(plan).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{t(`feature.${feature}`, { count: offer.profiles, days: requestDays })}</span>
          </li>
        ))}
      </ul>
      <SubscribeForm plan={plan} popular={popular} opening={common("opening")}>
        {t("subscribe")}
        <span className="vh"> {t(`plan.${plan}.name`)}</span>
      </SubscribeForm>
      <button type="button" className={buttonClass({ className: "your-plan" })} disabled>
        {t("planActive")}
      </button>
    </article>
  );
}

type Feature =
  | "identities"
  | "single"
  | "fullProfiles"
  | "creditBack"
  | "everyBasic"
  | "everyPro"
  | "priority"
  | "noSubscription";

function features(plan: Plan | "pay-per-match"): Feature[] {
  const all: Record<Plan | "pay-per-match", Feature[]> = {
    basic: ["identities", "fullProfiles", "creditBack"],
    pro: ["identities", "everyBasic"],
    premium: ["identities", "everyPro", "priority"],
    "pay-per-match": ["single", "noSubscription", "creditBack"],
  };
  return all[plan];
}
