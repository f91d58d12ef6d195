import { getFormatter } from "next-intl/server";
import { legalMetadata } from "@/components/site/legal/legal-metadata";
import { LegalPage } from "@/components/site/legal/legal-page";
import { consentVersions } from "@/lib/accounts/schema";
import { payPerMatchCents } from "@/lib/billing/queries/public";
import { contractTerms, plans, trialDays, trialProfiles } from "@/lib/billing/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { ADULT_AGE } from "@/lib/platform/ages";
import { ACCOUNT_AGE } from "@/lib/players/schema/ages";

export const ensureStatic = "navigation";

export const generateMetadata = () => legalMetadata("terms", { commission: contractTerms.commission });

export default async function TermsPage() {
  const format = await getFormatter();
  const price = (cents: number) => format.number(cents / 100, "price");
  const values = {
    ...contractTerms,
    adultAge: ADULT_AGE,
    accountAge: ACCOUNT_AGE,
    requestDays,
    trialDays,
    trialProfiles,
    basicPrice: price(plans.basic.priceCents),
    basicProfiles: plans.basic.profiles,
    proPrice: price(plans.pro.priceCents),
    proProfiles: plans.pro.profiles,
    premiumPrice: price(plans.premium.priceCents),
    premiumProfiles: plans.premium.profiles,
    singlePrice: price(payPerMatchCents()),
  };
  return <LegalPage of="terms" version={consentVersions.terms} values={values} />;
}
