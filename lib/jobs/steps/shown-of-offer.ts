import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { maySay } from "@/lib/players/policy/players";
import type { Behind } from "../queries/applicant";
import { noContactDetails } from "../queries/owned";
import type { JobFacts } from "../schema/job";

type ContactFields = Pick<JobFacts, "contactEmail" | "contactPhone" | "locationCountry"> & { title: string };
type OfferTexts = Pick<JobFacts, "title" | "description" | "certifications" | "locationCity">;

/** Returns the contact columns to store: an adult's e-mail and phone number; a minor's are empty, as is the pay. */
export function contactColumnsFor({ contactEmail, contactPhone, locationCountry }: ContactFields, author: Behind) {
  if (author?.minor) return { ...noContactDetails, pay: null };
  if (!contactEmail) refuse("required", "contactEmail");
  return { contactEmail, contactPhone: contactPhone && phoneToKeep(contactPhone, locationCountry, "contactPhone") };
}

export function refuseToSay({ title, description, certifications, locationCity }: OfferTexts, author: Behind) {
  if (!author) return;
  const fields = { title, description, certifications: certifications.join(", "), locationCity };
  for (const [field, text] of Object.entries(fields)) {
    const verdict = maySay(author, text);
    if (verdict !== true) refuse(verdict, field);
  }
}
