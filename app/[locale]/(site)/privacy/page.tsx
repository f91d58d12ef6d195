import { legalMetadata } from "@/components/site/legal/legal-metadata";
import { LegalPage } from "@/components/site/legal/legal-page";
import { daysToReturn, sessionLife } from "@/lib/accounts/schema";
import { requestDays } from "@/lib/contacts/schema/requests";
import { applicationKeptDays } from "@/lib/jobs/schema/application";
import { ADULT_AGE } from "@/lib/platform/ages";
import { identityKeptDays } from "@/lib/platform/files/storage/limits";
import { ACCOUNT_AGE, YOUNGEST } from "@/lib/players/schema/ages";

export const ensureStatic = "navigation";

export const generateMetadata = () => legalMetadata("privacy", {});

/** Date on which the text was last compared with the product. */
const version = "2026-11-23";

export default function PrivacyPage() {
  const values = {
    adultAge: ADULT_AGE,
    accountAge: ACCOUNT_AGE,
    youngest: YOUNGEST,
    identityDays: identityKeptDays,
    applicationDays: applicationKeptDays,
    sessionDays: sessionLife / 86_400,
    requestDays,
    returnDays: daysToReturn,
  };
  return <LegalPage of="privacy" version={version} values={values} />;
}
