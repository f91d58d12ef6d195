import { useLocale, useTranslations } from "next-intl";
import { useGradeTable } from "@/components/measurements/grade";
import { usePeerLine } from "@/components/measurements/peer-line";
import { useAttributeWords } from "@/components/measurements/words";
import type { ComparedClaim } from "@/lib/measurements/queries/compared-claims";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { isNumber, isTest } from "@/lib/sports/schema/catalogue";
import { imperial } from "@/lib/sports/schema/imperial";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { CompareCellData } from "./compare-row";

type Compared = {
  attribute: Attribute;
  claim: ComparedClaim | null;
  /** True if this is the best value of the row. */
  best: boolean;
  /** True if the reader's access level does not include the profile. */
  closed: boolean;
  sport: SportSlug;
  minor: boolean;
};

/** Returns the texts of a cell for `CompareRow`, and the grades that the cells name so far. */
export function useCompareCells() {
  const t = useTranslations("contacts.compare");
  const peerLine = usePeerLine();
  const attributeTexts = useAttributeWords();
  const { grades, indexOf } = useGradeTable();
  const claimValue = useClaimValue();
  const cellOf = ({ attribute, claim, best, closed, sport, minor }: Compared): CompareCellData => {
    if (!claim) return t(closed ? "notOpen" : "notStated");
    const { peerRank, measuredOn, measuredBy, grade } = claim;
    const day = attributeTexts.day(measuredOn);
    return {
      ...claimValue(attribute, claim, sport),
      ...(best && { best }),
      grade: indexOf({ grade, on: isTest(attribute) ? measuredOn : null, minor }),
      date: measuredBy === "hand" ? `${day} · ${attributeTexts.measuredBy("hand")}` : day,
      ...(isNumber(attribute) && { peers: peerRank && peerLine(peerRank) }),
    };
  };
  return { grades, cellOf };
}

/** Records are not compared. */
function useClaimValue() {
  const t = useTranslations("attributes.form");
  const attributeTexts = useAttributeWords();
  const locale = useLocale();
  return (attribute: Attribute, { number, choices, day }: ComparedClaim, sport: SportSlug) => {
    if (attribute.type === "number") {
      if (number === null) return { value: "" };
      const other = imperial(number, attribute.unit, { sport, locale });
      return {
        value: attributeTexts.number(attribute, number),
        suffix: attributeTexts.suffix(attribute, number),
        ...(other && { other }),
      };
    }
    if (attribute.type === "yes_no") return { value: t(choices[0] === "yes" ? "yes" : "no") };
    if ("months" in attribute)
      return { value: day ? (attribute.type === "month" ? attributeTexts.month(day) : attributeTexts.day(day)) : "" };
    if (!("words" in attribute)) return { value: "" };
    return { value: attributeTexts.list(choices.map((slug) => attributeTexts.choice(attribute.words, slug))) };
  };
}
