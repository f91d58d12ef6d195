import "server-only";
import { attributeOfClaim } from "@/lib/sports/schema/catalogue";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import { proseFields, textFields } from "../schema/attribute-privacy";
import { type Author, maskedFor, maskFields } from "../schema/mask-text";
import { ownAttribute } from "../schema/own-claim";
import { isShown, type PrivacyReader } from "../schema/privacy";

type SourcedClaim = {
  attribute: string;
  sport: string | null;
  source: string | null;
  measuredOn: Date;
  grade: string;
  label?: string | null;
  text?: string | null;
};

/** Removes what the reader may not see from a claim: source, exact day of an event, typed texts, and contact details and names in texts. */
export function withheld<Claim extends SourcedClaim & { parts?: unknown }>(
  claim: Claim,
  subject: Author,
  reader: PrivacyReader,
): Claim {
  const masked = maskedFor(subject, reader);
  const visible = maskFields(claim, ["label", "text", "source"], masked);
  if (visible.label) return { ...visible, attribute: ownAttribute(visible.label) };
  if (!isShown("sources", subject, reader)) {
    visible.source = null;
    if (claim.grade === "event" || claim.grade === "federation") visible.measuredOn = monthOf(claim.measuredOn);
  }
  if (Array.isArray(claim.parts) && !reader.owner) {
    const attribute = attributeOfClaim(claim);
    const hiddenFields = isShown("typedClaims", subject, reader) ? [] : textFields(attribute);
    const withoutTexts = (row: ClaimRow) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !hiddenFields.includes(name)));
    const visibleRow = (row: ClaimRow) => maskFields(withoutTexts(row), proseFields(attribute), masked);
    // Without the attribute's definition it is unknown which fields hold text.
    visible.parts = attribute ? (claim.parts as ClaimRow[]).map(visibleRow) : [];
  }
  return visible;
}

const monthOf = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
