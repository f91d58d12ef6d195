import "server-only";
import { type Author, maskedFor, maskFields } from "@/lib/players/schema/mask-text";
import { isShown, type PrivacyReader } from "@/lib/players/schema/privacy";
import { attributeOfClaim } from "../schema/catalogue";
import { proseFields, textFields } from "../schema/privacy";
import type { ClaimRow } from "../schema/typed-claim";

type Read = { attribute: string; sport: string | null; source: string | null; measuredOn: Date; grade: string };

/** A claim that is shown to this reader, without what of it is not: who is behind it, the day of an event, typed texts, and contact details and names in them. */
export function withheld<Claim extends Read & { parts?: unknown }>(
  claim: Claim,
  subject: Author,
  reader: PrivacyReader,
): Claim {
  const masked = maskedFor(subject, reader);
  const read = maskFields(claim, ["source"], masked);
  if (!isShown("sources", subject, reader)) {
    read.source = null;
    if (claim.grade === "event" || claim.grade === "federation") read.measuredOn = monthOf(claim.measuredOn);
  }
  if (Array.isArray(claim.parts) && !reader.owner) {
    const attribute = attributeOfClaim(claim);
    const closed = isShown("typedClaims", subject, reader) ? [] : textFields(attribute);
    const open = (row: ClaimRow) => Object.fromEntries(Object.entries(row).filter(([name]) => !closed.includes(name)));
    const shown = (row: ClaimRow) => maskFields(open(row), proseFields(attribute), masked);
    // Of an attribute the sport does not have nobody knows which fields hold texts.
    read.parts = attribute ? (claim.parts as ClaimRow[]).map(shown) : [];
  }
  return read;
}

const monthOf = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
