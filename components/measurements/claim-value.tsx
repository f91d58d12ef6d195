import { useTranslations } from "next-intl";
import type { NewestClaim } from "@/lib/players/queries/newest";
import type { Attribute, RecordAttribute } from "@/lib/sports/schema/attribute";
import type { SportSlug } from "@/lib/sports/schema/sports";
import type { ClaimRow } from "@/lib/sports/schema/typed-claim";
import { OtherMeasure } from "./other-measure";
import { useAttributeWords } from "./words";

type Props = { attribute: Attribute; claim: NewestClaim; sport: SportSlug };

/** Also shows the value in imperial units where the sport or the reader uses them. */
export function ClaimValue({ attribute, claim, sport }: Props) {
  const t = useTranslations("attributes.form");
  const attributeTexts = useAttributeWords();
  const { number, choices, day, parts } = claim;
  if (attribute.type === "number") {
    if (number === null) return null;
    return (
      <>
        <bdi className="num text-number-s">{attributeTexts.number(attribute, number)}</bdi>
        <span className="text-xs text-ink-2">
          {attributeTexts.suffix(attribute, number)}
          <OtherMeasure value={number} unit={attribute.unit} sport={sport} />
        </span>
      </>
    );
  }
  if (attribute.type === "yes_no") return <b>{t(choices[0] === "yes" ? "yes" : "no")}</b>;
  if (attribute.type === "record") return <Rows attribute={attribute} rows={parts ?? []} />;
  if ("months" in attribute)
    return <b>{day && (attribute.type === "month" ? attributeTexts.month(day) : attributeTexts.day(day))}</b>;
  return <b>{attributeTexts.list(choices.map((slug) => attributeTexts.choice(attribute.words, slug)))}</b>;
}

function Rows({ attribute, rows }: { attribute: RecordAttribute; rows: readonly ClaimRow[] }) {
  const attributeTexts = useAttributeWords();
  return (
    <ul>
      {rows.map((row) => (
        <li key={JSON.stringify(row)}>
          <b>{attributeTexts.row(attribute, row)}</b>
        </li>
      ))}
    </ul>
  );
}
