import type { ShownClaim, ShownFact } from "../queries/shown-claim";
import type { Attribute, RecordAttribute } from "./attribute";
import type { AttributeWords, Format, Say } from "./attribute-words";
import { attributeOfClaim } from "./catalogue";

type Claim = NonNullable<ShownClaim["claim"]>;
export type ClaimText = { label: string; value: string; on: Date | null; how: string | null; source: string | null };
type Language = { players: Say<"players">; t: (answer: "yes" | "no") => string; words: AttributeWords; format: Format };

/** Puts a claim, or a free fact, into the words of a language. */
export function claimedIn({ players, t, words, format }: Language) {
  const claimText = ({ fact, claim }: ShownClaim): ClaimText => {
    if (claim) return ofClaim(claim);
    return fact ? ofFact(fact) : { label: "", value: "", on: null, how: null, source: null };
  };

  const ofFact = ({ label, value, place, happenedOn: on, source }: ShownFact): ClaimText => ({
    label,
    value: [value, place === null ? "" : players("place", { place })].filter(Boolean).join(" · "),
    on,
    how: null,
    source,
  });

  function ofClaim(claim: Claim): ClaimText {
    const attribute = attributeOfClaim(claim);
    return {
      label: words.label(claim.attribute),
      value: attribute ? valueIn(attribute, claim) : "",
      on: claim.measuredOn,
      how: claim.measuredBy && words.measuredBy(claim.measuredBy),
      source: claim.source,
    };
  }

  function valueIn(attribute: Attribute, { number, choices, day, parts }: Claim): string {
    if (attribute.type === "number")
      return number === null ? "" : [words.number(attribute, number), words.unit(attribute, number)].join(" ").trim();
    if (attribute.type === "record") return rowsIn(attribute, parts);
    if (attribute.type === "yes_no") return t(choices[0] === "yes" ? "yes" : "no");
    if (attribute.type === "choice" || attribute.type === "choices")
      return words.apart(choices.map((slug) => words.choice(attribute.words, slug)));
    return day ? format.dateTime(day, attribute.type === "day" ? "day" : "month") : "";
  }

  function rowsIn({ fields }: RecordAttribute, parts: Claim["parts"]): string {
    const rows = (Array.isArray(parts) ? parts : []) as Record<string, string | number>[];
    const rowText = (row: (typeof rows)[number]) =>
      fields.flatMap((field) => {
        const value = row[field.name];
        if (value === undefined) return [];
        return field.type === "choice" ? words.choice(field.words, String(value)) : String(value);
      });
    return rows.map((row) => words.apart(rowText(row))).join(" · ");
  }

  return claimText;
}
