import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { maySay } from "@/lib/players/policy";
import type { Behind } from "../queries/applicant";
import { noReach } from "../queries/owned";
import type { JobFacts } from "../schema/job";

type Reach = Pick<JobFacts, "contactEmail" | "contactPhone" | "locationCountry"> & { title: string };
type Said = Pick<JobFacts, "title" | "description" | "certifications" | "locationCity">;

/** How to reach who posts an offer, as it is stored: an adult's e-mail and telephone number; of a minor nothing, no link either. */
export function reachOf({ contactEmail, contactPhone, locationCountry }: Reach, author: Behind) {
  if (author?.minor) return noReach;
  if (!contactEmail) refuse("required", "contactEmail");
  return { contactEmail, contactPhone: contactPhone && phoneToKeep(contactPhone, locationCountry, "contactPhone") };
}

/** Refuses beside its field what a minor may not say in an offer. */
export function refuseToSay({ title, description, certifications, locationCity }: Said, author: Behind) {
  if (!author) return;
  const fields = { title, description, certifications: certifications.join(", "), locationCity };
  for (const [field, text] of Object.entries(fields)) {
    const verdict = maySay(author, text);
    if (verdict !== true) refuse(verdict, field);
  }
}
