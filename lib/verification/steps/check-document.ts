import "server-only";
import type { Tx } from "@/lib/core/db";
import { endings } from "@/lib/documents/schema/document";
import { maxBytes } from "@/lib/documents/schema/limits";
import { type Check, requiredTypes } from "../schema/check";

type Subject = { id: string; ownerId: string; mime: string; sizeBytes: number; sha256: string };

/** What can be said of a sent document without looking at it; a person decides. Files that cannot be read are refused before they get here. */
export async function checkDocument(tx: Tx, document: Subject): Promise<Check[]> {
  const { id, ownerId, mime, sizeBytes, sha256 } = document;
  const recruiter = await tx.recruiter.findUnique({
    where: { userId: ownerId },
    select: { email: true, websiteUrl: true },
  });
  const sent = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { kind: true } });
  const twin = await tx.document.findFirst({ where: { sha256, id: { not: id }, ownerId: { not: ownerId } } });
  return [
    { rule: "readable", passed: true },
    { rule: "type", passed: mime in endings },
    { rule: "size", passed: sizeBytes <= maxBytes },
    { rule: "complete", passed: recruiter && requiredTypes.every((type) => sent.some(({ kind }) => kind === type)) },
    { rule: "unique", passed: twin === null },
    { rule: "domain", passed: recruiter?.websiteUrl ? sameDomain(recruiter.email, recruiter.websiteUrl) : null },
  ];
}

/** True when the address is of the site's own domain or one under it, or the site is under the address's. */
export function sameDomain(email: string, website: string): boolean {
  const mail = email.split("@").pop()?.toLowerCase() ?? "";
  const site = new URL(website).hostname.replace(/^www\./, "");
  return mail === site || mail.endsWith(`.${site}`) || (mail.includes(".") && site.endsWith(`.${mail}`));
}
