import { useTranslations } from "next-intl";
import type { NewestClaim } from "@/lib/measurements/queries/newest";
import type { Attribute, RecordAttribute } from "@/lib/measurements/schema/attribute";
import type { ClaimRow } from "@/lib/measurements/schema/typed-claim";
import type { SportSlug } from "@/lib/sports/schema";
import { OtherMeasure } from "./other-measure";
import { useAttributeWords } from "./words";

type Props = { attribute: Attribute; claim: NewestClaim; sport: SportSlug };

/** What is claimed, as the reader says it: a figure as a numeral with its unit, and where it is usual the other measure beside. */
export function ClaimValue({ attribute, claim, sport }: Props) {
  const t = useTranslations("attributes.shown");
  const words = useAttributeWords();
  const { number, choices, day, parts } = claim;
  if (attribute.type === "number") {
    if (number === null) return null;
    return (
      <>
        <bdi className="num text-number-s">{words.number(attribute, number)}</bdi>{" "}
        <span className="text-xs text-ink-2">
          {words.unit(attribute, number)}
          <OtherMeasure value={number} unit={attribute.unit} sport={sport} />
        </span>
      </>
    );
  }
  if (attribute.type === "yes_no") return <b>{t(choices[0] === "yes" ? "yes" : "no")}</b>;
  if (attribute.type === "record") return <Rows attribute={attribute} rows={parts ?? []} />;
  if ("months" in attribute) return <b>{day && (attribute.type === "month" ? words.month(day) : words.day(day))}</b>;
  return <b>{words.list(choices.map((slug) => words.choice(attribute.words, slug)))}</b>;
}

function Rows({ attribute, rows }: { attribute: RecordAttribute; rows: readonly ClaimRow[] }) {
  const words = useAttributeWords();
  return (
    <ul>
      {rows.map((row) => (
        <li key={JSON.stringify(row)}>
          <b>{words.row(attribute, row)}</b>
        </li>
      ))}
    </ul>
  );
}
