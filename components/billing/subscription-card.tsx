import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { LinkButton } from "@/components/ui/link-button";
import type { HeldPlan } from "@/lib/billing/queries/plans";

/** What a recruiter's plan is worth today, and the way to change it (the provider's portal, in a new tab). */
export function SubscriptionCard({ held }: { held: HeldPlan }) {
  const t = useTranslations("billing");
  return (
    <section className="block" aria-labelledby="subscription">
      <header>
        <h2 id="subscription">{t(held.subscribed ? "active" : "none")}</h2>
        {held.plan && (
          <Badge look="flag">{t(`plan.${held.plan === "pay_per_match" ? "pay-per-match" : held.plan}.name`)}</Badge>
        )}
      </header>
      {held.subscribed ? <Until held={held} /> : <p className="small soft">{t("noneHint")}</p>}
      {held.active && (
        <p className="small soft">
          {t(held.left === 0 && held.held > 0 ? "noneFree" : "left", { count: held.left })}
          {held.held > 0 && ` ${t("held", { count: held.held })}`}
        </p>
      )}
      <div className="acts">
        {held.everHeld && <PortalForm />}
        {!held.subscribed && <LinkButton href="/pricing">{t("seePlans")}</LinkButton>}
      </div>
    </section>
  );
}

function Until({ held }: { held: HeldPlan }) {
  const t = useTranslations("billing");
  const format = useFormatter();
  const key = held.cancelAtPeriodEnd ? "endsOn" : held.trial ? "trialUntil" : "renewsOn";
  return (
    <p className="small soft">
      {held.periodEnd && t(key, { date: format.dateTime(held.periodEnd, { dateStyle: "long" }) })}
    </p>
  );
}

function PortalForm() {
  const t = useTranslations("billing");
  return (
    <form action="/functions/v1/customer-portal" method="post" target="_blank" rel="noopener opener">
      <input type="hidden" name="_locale" value={useLocale()} />
      <button type="submit" className={buttonClass()}>
        {t("manage")}
      </button>
    </form>
  );
}
