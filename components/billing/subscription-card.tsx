import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { LinkButton } from "@/components/ui/link-button";
import { keepPlan } from "@/lib/billing/actions";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import { trialDays } from "@/lib/billing/schema";

/** The plan is changed in the provider's portal, which opens in a new tab. */
export function SubscriptionCard({ subscription, isOwner }: { subscription: HeldPlan; isOwner: boolean }) {
  const t = useTranslations("billing");
  const planName = usePlanName();
  const { waiting: pendingChange } = subscription;
  return (
    <section className="block" aria-labelledby="subscription">
      <header>
        <h2 id="subscription">{t(pendingChange ? "waiting" : subscription.subscribed ? "active" : "none")}</h2>
        {subscription.plan && <Badge look="flag">{planName(subscription.plan)}</Badge>}
        {pendingChange && <Badge look="dash">{planName(pendingChange)}</Badge>}
      </header>
      {subscription.subscribed && <PeriodEnd subscription={subscription} />}
      {!subscription.subscribed && (
        <p className="small soft">
          {pendingChange ? t("waitingHint", { plan: planName(pendingChange), days: trialDays }) : t("noneHint")}
        </p>
      )}
      {subscription.active && (
        <p className="small soft">
          {t(subscription.left === 0 && subscription.held > 0 ? "noneFree" : "left", { count: subscription.left })}
          {subscription.held > 0 && ` ${t("held", { count: subscription.held })}`}
        </p>
      )}
      {isOwner ? <Acts subscription={subscription} /> : <p className="small soft">{t("ownerBuys")}</p>}
    </section>
  );
}

function Acts({ subscription }: { subscription: HeldPlan }) {
  const [t, common] = [useTranslations("billing"), useTranslations("common")];
  const planName = usePlanName();
  const paying = subscription.subscribed && !subscription.trial;
  return (
    <div className="acts">
      {subscription.everHeld && <PortalForm />}
      {subscription.nextPlan && subscription.plan && <KeepForm plan={planName(subscription.plan)} />}
      {!subscription.subscribed && (
        <LinkButton href="/pricing">{subscription.waiting ? t("changeChoice") : common("seePlans")}</LinkButton>
      )}
      {paying && !subscription.nextPlan && <LinkButton href="/pricing">{t("changePlan")}</LinkButton>}
    </div>
  );
}

function usePlanName() {
  const t = useTranslations("billing.plan");
  return (plan: NonNullable<HeldPlan["plan"]>) => t(`${plan === "pay_per_match" ? "pay-per-match" : plan}.name`);
}

function PeriodEnd({ subscription }: { subscription: HeldPlan }) {
  const t = useTranslations("billing");
  const planName = usePlanName();
  const format = useFormatter();
  if (!subscription.periodEnd) return null;
  const date = format.dateTime(subscription.periodEnd, { dateStyle: "long" });
  const key = subscription.cancelAtPeriodEnd ? "endsOn" : subscription.trial ? "trialUntil" : "renewsOn";
  return (
    <p className="small soft">
      {t(key, { date })}
      {subscription.nextPlan && (
        <strong className="block text-ink">{t("next", { plan: planName(subscription.nextPlan), date })}</strong>
      )}
    </p>
  );
}

function KeepForm({ plan }: { plan: string }) {
  const t = useTranslations("billing");
  return (
    <Form action={keepPlan} className="contents" summary={false}>
      <SubmitButton variant="outline" doing="oneMoment">
        {t("keep", { plan })}
      </SubmitButton>
    </Form>
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
