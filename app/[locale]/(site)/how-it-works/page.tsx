import type { Metadata } from "next";
import { getLocale, getTranslations } from "next-intl/server";
import { Statements } from "@/components/content/statements/statements";
import { PageHead } from "@/components/layout/page-head";
import { pageMetadata } from "@/components/layout/page-metadata";
import { AccessLevels } from "@/components/site/how-it-works/access-levels";
import { Faq } from "@/components/site/how-it-works/faq";
import { PlanTable } from "@/components/site/how-it-works/plan-table";
import { Side } from "@/components/site/how-it-works/side";
import { payPerMatchCents } from "@/lib/billing/queries/public";
import { contractTerms, plans, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { statementsOn } from "@/lib/content/queries/public-statements";
import { ADULT_AGE } from "@/lib/platform/ages";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { ACCOUNT_AGE } from "@/lib/players/schema/ages";

export const ensureStatic = "navigation";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("how-it-works");
  return pageMetadata({
    path: "/how-it-works",
    locale: await getLocale(),
    title: t("title"),
    description: t("description"),
    picture: "how-it-works",
  });
}

const rules = {
  requestDays,
  trialDays,
  trialProfiles,
  basicProfiles: plans.basic.profiles,
  proProfiles: plans.pro.profiles,
  premiumProfiles: plans.premium.profiles,
  commission: contractTerms.commission,
  dueDays: contractTerms.dueDays,
  adultAge: ADULT_AGE,
  accountAge: ACCOUNT_AGE,
  identityDays: identityKeptDays,
};

export default async function HowItWorksPage() {
  const [t, statements] = await Promise.all([
    getTranslations("how-it-works"),
    statementsOn("how_it_works", await getLocale()),
  ]);
  return (
    <>
      <PageHead path="/how-it-works" title={t("title")} headline={t("headline")} lead={t("lead")} />
      <div className="wrap">
        <div className="sides">
          <Side of="players" rules={rules} />
          <Side of="recruiters" rules={rules} />
        </div>
      </div>
      <AccessLevels />
      <PlanTable singleCents={payPerMatchCents()} />
      <Faq rules={rules} />
      <Statements statements={statements} />
    </>
  );
}
