import { useLocale, useTranslations } from "next-intl";
import { FieldGroup } from "@/components/form/field";
import { Folded } from "@/components/form/folded";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import type { RecordAttribute, RecordField } from "@/lib/measurements/schema/attribute";
import { isCombat } from "@/lib/measurements/schema/combat-sports";
import { rolesOf, sidesOf } from "@/lib/measurements/schema/positions";
import { openRows } from "@/lib/measurements/schema/steps";
import { type ClaimRow, rowField } from "@/lib/measurements/schema/typed-claim";
import { type SportSlug, sportPositions } from "@/lib/sports/schema";
import { PositionFields } from "./position-fields";
import { useAttributeWords } from "./words";

type Props = {
  attribute: RecordAttribute;
  said: readonly ClaimRow[];
  sport?: SportSlug;
  position?: string;
  /** False marks it as optional, in a form where other things are required. */
  required?: false;
};

/** The rows that are said and one more, folded from where a phone's screen ends; a first position is the profile's own. */
export function RecordRows({ attribute, said, sport, position, required }: Props) {
  const t = useTranslations("attributes.form");
  const words = useAttributeWords();
  const { key, fields, rows } = attribute;
  const isPositions = key === "positions";
  const known: readonly ClaimRow[] = isPositions && said.length === 0 && position ? [{ position }] : said;
  const shown = Array.from({ length: Math.min(rows, known.length + 1) }, (_, row) => row);
  const kind = sport && isCombat(sport) ? "category" : "position";
  const open = openRows(attribute);
  const folded = known.slice(open).map((row) => words.row(attribute, row));
  return (
    <FieldGroup name={key} label={words.label(key, sport)} required={required}>
      {shown.slice(0, open).map(rowOf)}
      {shown.length > open && (
        <Folded
          name={key}
          summary={folded.length > 0 ? t("chosen", { label: t("others"), values: folded.join(" · ") }) : t("another")}
        >
          {shown.slice(open).map(rowOf)}
        </Folded>
      )}
    </FieldGroup>
  );

  function rowOf(row: number) {
    return (
      <div key={row} className="grid grid-cols-2 items-end gap-x-4 gap-y-3 border-t border-line pt-3 pb-2">
        {isPositions && (
          <p className="col-span-2 text-xs text-ink-2">
            {row === 0 ? t("first", { kind }) : t("other", { kind, number: row + 1 })}
          </p>
        )}
        {isPositions && sport ? (
          <PositionFields
            names={byField((field) => rowField(key, row, field))}
            labels={byField((field) => words.field(field === "position" ? kind : field))}
            said={(known[row] as Partial<Record<PositionField, string>> | undefined) ?? {}}
            placeholder={t("choose")}
            {...choicesIn(sport)}
          />
        ) : (
          fields.map((field) => (
            <RowField
              key={field.name}
              field={field}
              name={rowField(key, row, field.name)}
              label={words.field(field.name)}
              value={known[row]?.[field.name]}
            />
          ))
        )}
      </div>
    );
  }

  function choicesIn(sport: SportSlug) {
    const positions: readonly string[] = sportPositions[sport];
    const named = (list: string) => (value: string) => ({ value, label: words.choice(list, value) });
    const beside = (list: "side" | "role") =>
      Object.fromEntries(
        positions.flatMap((position) => {
          const options = (list === "side" ? sidesOf : rolesOf)(sport, position).map(named(list));
          return options.length > 0 ? [[position, options]] : [];
        }),
      );
    return { positions: positions.map(named("position")), sides: beside("side"), roles: beside("role") };
  }
}

type PositionField = "position" | "side" | "role";
const byField = (of: (field: PositionField) => string) => ({
  position: of("position"),
  side: of("side"),
  role: of("role"),
});

type RowProps = {
  field: RecordField;
  name: string;
  label: string;
  value: string | number | undefined;
};

function RowField({ field, name, label, value }: RowProps) {
  const t = useTranslations("attributes.form");
  const words = useAttributeWords();
  const locale = useLocale();
  if (field.type === "text")
    return <TextInput name={name} label={label} defaultValue={value} maxLength={field.most} dir="auto" />;
  if (field.type === "number")
    return <TextInput name={name} label={label} defaultValue={value} inputMode="numeric" dir="ltr" />;
  const named = field.choices.map((slug) => ({ value: slug, label: words.choice(field.words, slug) }));
  const options = field.words.startsWith("intl:")
    ? named.sort((a, b) => a.label.localeCompare(b.label, locale))
    : named;
  return (
    <Select
      name={name}
      label={label}
      options={options}
      placeholder={t("choose")}
      defaultValue={value === undefined ? null : String(value)}
    />
  );
}
