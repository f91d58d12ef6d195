import "server-only";
import { db } from "@/lib/platform/db/db";
import { locales } from "@/lib/platform/i18n/routing";
import type { ClaimPlace, ClaimVersion } from "@/lib/platform/prisma/client";
import { statementTexts } from "@/lib/statements/schema";

/** What facts say of a claim. */
export type ClaimIds = { claimId?: string; version?: number; placeBefore?: number; placeAfter?: number };
export type SaidClaim = { text: string; places: ClaimPlace[] };
/** What a claim said, and what it says since; null when it was new. */
export type ClaimChange = { was: SaidClaim | null; said: SaidClaim };

/** What the claims in these facts are called, and what their changes changed. */
export async function claimsIn(facts: ClaimIds[]) {
  const ids = [...new Set(facts.flatMap(({ claimId }) => claimId ?? []))];
  const newestFirst = { where: { claimId: { in: ids } }, orderBy: { number: "desc" } } as const;
  const rows = ids.length > 0 ? await db.claimVersion.findMany(newestFirst) : [];
  const versionOf = ({ claimId, version }: ClaimIds) =>
    claimId && rows.find((row) => row.claimId === claimId && row.number === (version ?? row.number));
  return {
    title(fact: ClaimIds): string | undefined {
      const row = versionOf(fact);
      return row ? textOf(row) : undefined;
    },
    change(fact: ClaimIds): ClaimChange | null {
      const row = fact.version && versionOf(fact);
      if (!row) return null;
      const before = versionOf({ ...fact, version: row.number - 1 }) || row;
      const changed = locales.find((locale) => statementTexts(before)[locale] !== statementTexts(row)[locale]);
      const statementText = (each: ClaimVersion): SaidClaim => ({ text: textOf(each, changed), places: each.places });
      return { was: before === row ? null : statementText(before), said: statementText(row) };
    },
  };
}

/** In the language that was changed, else in English. */
const textOf = (versionOf: ClaimVersion, locale: (typeof locales)[number] = "en") =>
  `${versionOf.value} ${statementTexts(versionOf)[locale]}`;
