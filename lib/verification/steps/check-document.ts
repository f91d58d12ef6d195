import "server-only";
import { endings } from "@/lib/documents/schema/document";
import { maxBytes } from "@/lib/documents/schema/limits";
import type { Tx } from "@/lib/platform/db/db";
import { bearsPlayersName, type Check, requiredTypes } from "../schema/check";

type Subject = { id: string; ownerId: string; kind: string; mime: string; sizeBytes: number; sha256: string | null };

/** What can be said of a sent document without looking at it; a person decides. Files that cannot be read are refused before they get here. */
export async function checkDocument(tx: Tx, document: Subject): Promise<Check[]> {
  const { ownerId, kind, mime, sizeBytes } = document;
  const { recruiter, player, profile } = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: owner });
  const always: Check[] = [
    { rule: "readable", passed: true },
    { rule: "type", passed: mime in endings },
    { rule: "size", passed: sizeBytes <= maxBytes },
  ];
  const unique: Check = { rule: "unique", passed: !(await hasTwin(tx, document, player?.guardian?.email)) };
  if (recruiter)
    return [
      ...always,
      { rule: "complete", passed: await isComplete(tx, ownerId) },
      unique,
      { rule: "domain", passed: recruiter.websiteUrl ? sameDomain(recruiter.email, recruiter.websiteUrl) : null },
    ];
  const named = player && profile && bearsPlayersName(kind);
  return [
    ...always,
    unique,
    { rule: "account_name", passed: named ? sameName(profile.fullName, player.fullName) : null },
  ];
}

const owner = {
  recruiter: { select: { email: true, websiteUrl: true } },
  player: { select: { fullName: true, guardian: { select: { email: true } } } },
  profile: { select: { fullName: true } },
} as const;

async function isComplete(tx: Tx, ownerId: string) {
  const sent = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { kind: true } });
  return requiredTypes.every((type) => sent.some(({ kind }) => kind === type));
}

/** The same bytes from somebody else; a parent sends theirs once for each child. */
async function hasTwin(tx: Tx, { id, ownerId, sha256 }: Subject, guardian = "") {
  if (!sha256) return false;
  const sibling = { player: { guardian: { email: guardian } } };
  const twin = { sha256, id: { not: id }, ownerId: { not: ownerId }, owner: { isNot: sibling } };
  return (await tx.document.count({ where: twin, take: 1 })) > 0;
}

/** True when the address is of the site's own domain or one under it, or the site is under the address's. */
export function sameDomain(email: string, website: string): boolean {
  const mail = email.split("@").pop()?.toLowerCase() ?? "";
  const site = new URL(website).hostname.replace(/^www\./, "");
  return mail === site || mail.endsWith(`.${site}`) || (mail.includes(".") && site.endsWith(`.${mail}`));
}

/** True for the same words in any order, whatever their accents, capitals and hyphens. */
export function sameName(one: string, other: string): boolean {
  const words = (name: string) =>
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .sort()
      .join(" ");
  return words(one) === words(other);
}
