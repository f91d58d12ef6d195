import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { type Plan, plans } from "@/lib/billing/schema";
import { Squad } from "./squad";
import "./plans.css";

type Props = { plan: Plan; priceCents?: undefined } | { plan: "pay-per-match"; priceCents: number };

/** The subscribe button is a plain form to the checkout door, so that it opens in a new tab with or without scripts. */
export function PlanCard({ plan, priceCents }: Props) {
  const t = useTranslations("billing");
  const format = useFormatter();
  const locale = useLocale();
  const single = plan === "pay-per-match";
  const offer = single ? { priceCents, profiles: 1 } : plans[plan];
  const popular = plan === "pro";
  return (
    <article
      className={popular ? "plan hot on-field" : "plan"}
      data-sport={popular ? "football" : undefined}
      data-plan={plan}
      aria-labelledby={`plan-${plan}`}
    >
      <div className="name">
        <h2 id={`plan-${plan}`}>{t(`plan.${plan}.name`)}</h2>
        {popular && <span className="badge flag other-plan">{t("popular")}</span>}
        <span className="badge your-plan">{t("yourPlan")}</span>
      </div>
      <p className="price">
        <span className="num">
          {format.number(offer.priceCents / 100, {
            style: "currency",
            currency: "EUR",
            minimumFractionDigits: offer.priceCents % 100 ? 2 : 0,
          })}
        </span>
        <span>{t(single ? "perPlayer" : "perMonth")}</span>
      </p>
      <Squad count={offer.profiles} />
      <ul>
        {features(plan).map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            <span>{t(`feature.${feature}`, { count: offer.profiles })}</span>
          </li>
        ))}
      </ul>
      <form
        className="other-plan"
        action="/functions/v1/create-checkout"
        method="post"
        target="_blank"
        rel="noopener opener"
      >
        <input type="hidden" name="plan" value={plan} />
        <input type="hidden" name="_locale" value={locale} />
        <button type="submit" className={popular ? "btn go" : "btn"}>
          {t("subscribe")}
          <span className="vh"> {t(`plan.${plan}.name`)}</span>
        </button>
      </form>
      <button type="button" className="btn your-plan" disabled>
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
