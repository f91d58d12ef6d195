import { legalMetadata } from "@/components/legal/legal-metadata";
import { LegalPage } from "@/components/legal/legal-page";
import { daysToReturn, sessionLife } from "@/lib/accounts/schema";
import { identityKeptDays } from "@/lib/documents/schema/document";
import { applicationKeptDays } from "@/lib/jobs/schema/application";
import { ACCOUNT_AGE, ADULT_AGE, YOUNGEST } from "@/lib/players/schema/ages";
import { requestDays } from "@/lib/scouting/schema";

export const ensureStatic = "navigation";

export const generateMetadata = () => legalMetadata("privacy", {});

/** The day on which what it says was last compared with what the product does. */
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
