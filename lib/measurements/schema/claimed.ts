import type { ShownClaim, ShownFact } from "../queries/shown-claim";
import type { Attribute } from "./attribute";
import type { AttributeWords, Format, Say } from "./attribute-words";
import { attributeOfClaim } from "./catalogue";
import type { ClaimRow } from "./typed-claim";

type Claim = NonNullable<ShownClaim["claim"]>;
export type ClaimText = { label: string; value: string; on: Date | null; how: string | null; source: string | null };
type Language = { players: Say<"players">; t: (answer: "yes" | "no") => string; words: AttributeWords; format: Format };

export function claimedIn({ players, t, words, format }: Language) {
  const claimText = ({ fact, claim }: ShownClaim): ClaimText => {
    if (claim) return textOfClaim(claim);
    return fact ? textOfFact(fact) : { label: "", value: "", on: null, how: null, source: null };
  };

  const textOfFact = ({ label, value, place, happenedOn: on, source }: ShownFact): ClaimText => ({
    label,
    value: [value, place === null ? "" : players("place", { place })].filter(Boolean).join(" · "),
    on,
    how: null,
    source,
  });

  function textOfClaim(claim: Claim): ClaimText {
    const attribute = attributeOfClaim(claim);
    return {
      label: words.label(claim.attribute),
      value: attribute ? formatValue(attribute, claim) : "",
      on: claim.measuredOn,
      how: claim.measuredBy && words.measuredBy(claim.measuredBy),
      source: claim.source,
    };
  }

  function formatValue(attribute: Attribute, { number, choices, day, parts }: Claim): string {
    if (attribute.type === "number")
      return number === null ? "" : [words.number(attribute, number), words.unit(attribute, number)].join(" ").trim();
    if (attribute.type === "record")
      return (Array.isArray(parts) ? (parts as ClaimRow[]) : []).map((row) => words.row(attribute, row)).join(" · ");
    if (attribute.type === "yes_no") return t(choices[0] === "yes" ? "yes" : "no");
    if (attribute.type === "choice" || attribute.type === "choices")
      return words.apart(choices.map((slug) => words.choice(attribute.words, slug)));
    return day ? format.dateTime(day, attribute.type === "day" ? "day" : "month") : "";
  }

  return claimText;
}
