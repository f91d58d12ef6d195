import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { ChangeOfPlan } from "@/components/billing/change-of-plan";
import { TooOften } from "@/components/layout/too-often";
import { BackLink } from "@/components/ui/back-link";
import { Notice } from "@/components/ui/notice";
import { ownChange } from "@/lib/billing/queries/change";
import { isPlan } from "@/lib/billing/schema";
import { memberActor } from "@/lib/entry/session";
import { ifTooOften, Refusal } from "@/lib/platform/command/refusal";
import { redirect } from "@/lib/platform/i18n/navigation";
import { refusalMessage } from "@/lib/platform/i18n/refusal-messages";

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations("billing"))("changePlan") };
}

/** Shows the price and the start of another plan before anything is paid. */
export default async function ChangePlanPage({ searchParams }: PageProps<"/[locale]/pricing/change">) {
  const { plan } = await searchParams;
  const locale = await getLocale();
  if (!isPlan(plan)) return redirect({ href: "/pricing", locale });
  const actor = await memberActor(`/pricing/change?plan=${plan}`);
  const change = await ownChange(actor, plan).catch(ifTooOften);
  // Users who do not pay yet, for example on trial, choose a plan on /pricing.
  if (!(change instanceof Refusal) && "refused" in change && change.refused === "no_plan")
    return redirect({ href: "/pricing", locale });
  const t = await getTranslations("billing");
  const common = await getTranslations("common");
  return (
    <div className="wrap pb-24">
      {change instanceof Refusal ? (
        <TooOften refusal={change} />
      ) : "refused" in change ? (
        <>
          <header className="head">
            <h1>{t("changePlan")}</h1>
          </header>
          <Notice>
            <p>{refusalMessage(locale, new Refusal(change.refused))}</p>
          </Notice>
        </>
      ) : (
        <ChangeOfPlan change={change} />
      )}
      <p className="mt-8">
        <BackLink href="/pricing" label={common("seePlans")} />
      </p>
    </div>
  );
}
