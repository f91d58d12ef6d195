import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Form } from "@/components/form/form";
import { SubmitButton } from "@/components/form/submit-button";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button-class";
import { LinkButton } from "@/components/ui/link-button";
import { keepPlan } from "@/lib/billing/actions";
import type { HeldPlan } from "@/lib/billing/queries/plans";
import { trialDays } from "@/lib/billing/schema";

/** What a recruiter's plan is worth today, what follows it, and the way to change it (the provider's portal, in a new tab). */
export function SubscriptionCard({ held }: { held: HeldPlan }) {
  const t = useTranslations("billing");
  const planName = usePlanName();
  const { waiting } = held;
  const paying = held.subscribed && !held.trial;
  return (
    <section className="block" aria-labelledby="subscription">
      <header>
        <h2 id="subscription">{t(waiting ? "waiting" : held.subscribed ? "active" : "none")}</h2>
        {held.plan && <Badge look="flag">{planName(held.plan)}</Badge>}
        {waiting && <Badge look="dash">{planName(waiting)}</Badge>}
      </header>
      {held.subscribed && <Until held={held} />}
      {!held.subscribed && (
        <p className="small soft">
          {waiting ? t("waitingHint", { plan: planName(waiting), days: trialDays }) : t("noneHint")}
        </p>
      )}
      {held.active && (
        <p className="small soft">
          {t(held.left === 0 && held.held > 0 ? "noneFree" : "left", { count: held.left })}
          {held.held > 0 && ` ${t("held", { count: held.held })}`}
        </p>
      )}
      <div className="acts">
        {held.everHeld && <PortalForm />}
        {held.nextPlan && held.plan && <KeepForm plan={planName(held.plan)} />}
        {!held.subscribed && <LinkButton href="/pricing">{t(waiting ? "changeChoice" : "seePlans")}</LinkButton>}
        {paying && !held.nextPlan && <LinkButton href="/pricing">{t("changePlan")}</LinkButton>}
      </div>
    </section>
  );
}

function usePlanName() {
  const t = useTranslations("billing.plan");
  return (plan: NonNullable<HeldPlan["plan"]>) => t(`${plan === "pay_per_match" ? "pay-per-match" : plan}.name`);
}

function Until({ held }: { held: HeldPlan }) {
  const t = useTranslations("billing");
  const planName = usePlanName();
  const format = useFormatter();
  if (!held.periodEnd) return null;
  const date = format.dateTime(held.periodEnd, { dateStyle: "long" });
  const key = held.cancelAtPeriodEnd ? "endsOn" : held.trial ? "trialUntil" : "renewsOn";
  return (
    <p className="small soft">
      {t(key, { date })}
      {held.nextPlan && (
        <strong className="block text-ink">{t("next", { plan: planName(held.nextPlan), date })}</strong>
      )}
    </p>
  );
}

function KeepForm({ plan }: { plan: string }) {
  const t = useTranslations("billing");
  return (
    <Form action={keepPlan} className="contents" summary={false}>
      <SubmitButton variant="outline" pending={t("keeping")}>
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
