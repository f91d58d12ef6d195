import type { ShownClaim } from "@/lib/players/queries/shown-claim";
import type { Attribute } from "@/lib/sports/schema/attribute";
import type { AttributeWords, Format, Say } from "@/lib/sports/schema/attribute-words";
import { attributeOfClaim } from "@/lib/sports/schema/catalogue";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";

type Claim = ShownClaim["claim"];
export type ClaimText = { label: string; value: string; on: Date | null; how: string | null; source: string | null };
type Language = { players: Say<"players">; t: (answer: "yes" | "no") => string; words: AttributeWords; format: Format };

export function claimedIn({ players, t, words, format }: Language) {
  function claimText({ claim }: ShownClaim): ClaimText {
    const attribute = attributeOfClaim(claim);
    return {
      label: claim.label ?? words.label(claim.attribute),
      value: claim.text === null ? (attribute ? formatValue(attribute, claim) : "") : ownValue(players, claim),
      on: claim.undated ? null : claim.measuredOn,
      how: claim.measuredBy && words.measuredBy(claim.measuredBy),
      source: claim.source,
    };
  }

  function formatValue(attribute: Attribute, { number, choices, day, parts }: Claim): string {
    if (attribute.type === "number") return number === null ? "" : words.measured(attribute, number);
    if (attribute.type === "record")
      return (Array.isArray(parts) ? (parts as ClaimRow[]) : []).map((row) => words.row(attribute, row)).join(" · ");
    if (attribute.type === "yes_no") return t(choices[0] === "yes" ? "yes" : "no");
    if (attribute.type === "choice" || attribute.type === "choices")
      return words.apart(choices.map((slug) => words.choice(attribute.words, slug)));
    return day ? format.dateTime(day, attribute.type === "day" ? "day" : "month") : "";
  }

  return claimText;
}

/** The value of a claim in own words with the place reached. */
export const ownValue = (players: Say<"players">, { text, place }: { text: string | null; place: number | null }) =>
  [text, place === null ? "" : players("place", { place })].filter(Boolean).join(" · ");
