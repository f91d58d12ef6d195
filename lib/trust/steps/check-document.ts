import "server-only";
import type { Tx } from "@/lib/platform/db/db";
import { fileExtensions } from "@/lib/platform/files/inspection/file-type";
import { maxBytes } from "@/lib/platform/files/storage/limits";
import { bearsPlayersName, type Check, requiredTypes } from "../schema/check";

type DocumentRow = {
  id: string;
  ownerId: string;
  kind: string;
  mime: string;
  sizeBytes: number;
  sha256: string | null;
};

/** Automatic checks for the reviewer; unreadable files are refused before. */
export async function checkDocument(tx: Tx, document: DocumentRow): Promise<Check[]> {
  const { ownerId, kind, mime, sizeBytes } = document;
  const { recruiter, player, profile } = await tx.user.findUniqueOrThrow({ where: { id: ownerId }, select: owner });
  const basicChecks: Check[] = [
    { rule: "readable", passed: true },
    { rule: "type", passed: mime in fileExtensions },
    { rule: "size", passed: sizeBytes <= maxBytes },
  ];
  const unique: Check = { rule: "unique", passed: !(await hasDuplicate(tx, document, player?.guardian?.email)) };
  if (recruiter)
    return [
      ...basicChecks,
      { rule: "complete", passed: await isComplete(tx, ownerId) },
      unique,
      { rule: "domain", passed: recruiter.websiteUrl ? sameDomain(recruiter.email, recruiter.websiteUrl) : null },
    ];
  const comparesName = player && profile && bearsPlayersName(kind);
  return [
    ...basicChecks,
    unique,
    { rule: "account_name", passed: comparesName ? sameName(profile.fullName, player.fullName) : null },
  ];
}

const owner = {
  recruiter: { select: { email: true, websiteUrl: true } },
  player: { select: { fullName: true, guardian: { select: { email: true } } } },
  profile: { select: { fullName: true } },
} as const;

async function isComplete(tx: Tx, ownerId: string) {
  const documents = await tx.document.findMany({ where: { ownerId, deletedAt: null }, select: { kind: true } });
  return requiredTypes.every((type) => documents.some(({ kind }) => kind === type));
}

/** The same file from another account, except for children of the same guardian. */
async function hasDuplicate(tx: Tx, { id, ownerId, sha256 }: DocumentRow, guardian = "") {
  if (!sha256) return false;
  const sameGuardian = { player: { guardian: { email: guardian } } };
  const duplicate = { sha256, id: { not: id }, ownerId: { not: ownerId }, owner: { isNot: sameGuardian } };
  return (await tx.document.count({ where: duplicate, take: 1 })) > 0;
}

export function sameDomain(email: string, website: string): boolean {
  const mailDomain = email.split("@").pop()?.toLowerCase() ?? "";
  const siteDomain = new URL(website).hostname.replace(/^www\./, "");
  return (
    mailDomain === siteDomain ||
    mailDomain.endsWith(`.${siteDomain}`) ||
    (mailDomain.includes(".") && siteDomain.endsWith(`.${mailDomain}`))
  );
}

/** Compares words in any order, ignoring accents, case and hyphens. */
export function sameName(a: string, b: string): boolean {
  const normalize = (name: string) =>
    name
      .normalize("NFD")
      .toLowerCase()
      .replace(/\p{M}/gu, "")
      .split(/[^\p{L}]+/u)
      .filter(Boolean)
      .sort()
      .join(" ");
  return normalize(a) === normalize(b);
}
