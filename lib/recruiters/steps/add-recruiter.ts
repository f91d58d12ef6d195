import "server-only";
import { giveConsent } from "@/lib/accounts/steps/give-consent";
import { takeRole } from "@/lib/accounts/steps/take-role";
import { keepDocument } from "@/lib/documents/steps/keep-document";
import type { Actor } from "@/lib/platform/command/actor";
import { breaksUnique, refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import type { StoredFile } from "@/lib/platform/files/storage/store-files";
import { phoneToKeep } from "@/lib/platform/text/phone";
import { recruiterEvents } from "../events";
import type { ProfileFields } from "../schema";

type NewRecruiter = { userId: string; email: string; fields: ProfileFields; stored: StoredFile[] };

export async function addRecruiter(tx: Tx, actor: Actor, { userId, email, fields, stored }: NewRecruiter) {
  await takeRole(tx, userId, "recruiter");
  const consents = { consentTerms: true, consentLogo: true };
  const phone = phoneToKeep(fields.phone, fields.country, "phone");
  const recruiter = await tx.recruiter
    .create({ data: { userId, email, ...fields, phone, ...consents }, select: { id: true } })
    .catch((error: unknown) => (breaksUnique(error) ? refuse("recruiter_exists") : Promise.reject(error)));
  for (const kind of ["terms", "logo_usage"] as const) await giveConsent(tx, userId, kind);
  for (const file of stored) await keepDocument(tx, actor, userId, file);
  await recruiterEvents.record(tx, actor, "recruiter.joined", { recruiterId: recruiter.id });
  return { userId, recruiterId: recruiter.id };
}
