import { useLocale, useTranslations } from "next-intl";
import { FieldGroup } from "@/components/form/field";
import { Folded } from "@/components/form/folded";
import { Select } from "@/components/form/select";
import { TextInput } from "@/components/form/text-input";
import { PositionPicker } from "@/components/sports/position-picker";
import { positionCoordinates } from "@/components/sports/positions";
import type { RecordAttribute, RecordField } from "@/lib/sports/schema/attribute";
import { isCombat } from "@/lib/sports/schema/combat-sports";
import { rolesOf, sidesOf } from "@/lib/sports/schema/positions";
import { type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import { openRows } from "@/lib/sports/schema/steps";
import { type ClaimRow, rowField } from "@/lib/sports/schema/typed-claim";
import { PositionFields } from "./position-fields";
import { useAttributeWords } from "./words";

type Props = {
  attribute: RecordAttribute;
  claims: readonly ClaimRow[];
  sport?: SportSlug;
  position?: string;
  /** False marks the group as optional, in a form with required fields. */
  required?: false;
};

/** Shows the saved rows and an empty one; the first position defaults to that of the profile. */
export function RecordRows({ attribute, claims, sport, position, required }: Props) {
  const t = useTranslations("attributes.form");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const { key, fields, rows } = attribute;
  const isPositions = key === "positions";
  const statedRows: readonly ClaimRow[] = isPositions && claims.length === 0 && position ? [{ position }] : claims;
  const rowNumbers = Array.from({ length: Math.min(rows, statedRows.length + 1) }, (_, row) => row);
  const kind = sport && isCombat(sport) ? "category" : "position";
  const open = openRows(attribute);
  const foldedTexts = statedRows.slice(open).map((row) => attributeTexts.row(attribute, row));
  return (
    <FieldGroup name={key} label={attributeTexts.label(key, sport)} required={required}>
      {isPositions && sport && !isCombat(sport) && (
        <PositionPicker
          sport={sport}
          names={rowNumbers.map((row) => rowField(key, row, "position"))}
          places={choicesIn(sport).positions.map((choice) => ({
            ...choice,
            spot: positionCoordinates(sport, choice.value),
          }))}
          label={attributeTexts.label(key, sport)}
        />
      )}
      {rowNumbers.slice(0, open).map(rowOf)}
      {rowNumbers.length > open && (
        <Folded
          name={key}
          summary={
            foldedTexts.length > 0 ? t("chosen", { label: t("others"), values: foldedTexts.join(" · ") }) : t("another")
          }
        >
          {rowNumbers.slice(open).map(rowOf)}
        </Folded>
      )}
    </FieldGroup>
  );

  function rowOf(row: number) {
    return (
      <div
        key={row}
        className={`grid items-end gap-x-4 gap-y-3 border-t border-line pt-3 pb-2 ${isPositions ? "grid-cols-1 sm:grid-cols-2" : "grid-cols-2"}`}
      >
        {isPositions && (
          <p className="text-xs text-ink-2 sm:col-span-2">
            {row === 0 ? t("first", { kind }) : t("other", { kind, number: row + 1 })}
          </p>
        )}
        {isPositions && sport ? (
          <PositionFields
            names={byField((field) => rowField(key, row, field))}
            labels={byField((field) => attributeTexts.field(field === "position" ? kind : field))}
            values={(statedRows[row] as Partial<Record<PositionField, string>> | undefined) ?? {}}
            placeholder={common("choose")}
            {...choicesIn(sport)}
          />
        ) : (
          fields.map((field) => (
            <RowField
              key={field.name}
              field={field}
              name={rowField(key, row, field.name)}
              label={attributeTexts.field(field.name)}
              value={statedRows[row]?.[field.name]}
            />
          ))
        )}
      </div>
    );
  }

  function choicesIn(sport: SportSlug) {
    const positions: readonly string[] = sportPositions[sport];
    const toOption = (list: string) => (value: string) => ({ value, label: attributeTexts.choice(list, value) });
    const optionsByPosition = (list: "side" | "role") =>
      Object.fromEntries(
        positions.flatMap((position) => {
          const options = (list === "side" ? sidesOf : rolesOf)(sport, position).map(toOption(list));
          return options.length > 0 ? [[position, options]] : [];
        }),
      );
    return {
      positions: positions.map(toOption("position")),
      sides: optionsByPosition("side"),
      roles: optionsByPosition("role"),
    };
  }
}

type PositionField = "position" | "side" | "role";
const byField = (valueFor: (field: PositionField) => string) => ({
  position: valueFor("position"),
  side: valueFor("side"),
  role: valueFor("role"),
});

type RowProps = {
  field: RecordField;
  name: string;
  label: string;
  value: string | number | undefined;
};

function RowField({ field, name, label, value }: RowProps) {
  const t = useTranslations("attributes.form");
  const common = useTranslations("common");
  const attributeTexts = useAttributeWords();
  const locale = useLocale();
  if (field.type === "text")
    return <TextInput name={name} label={label} defaultValue={value} maxLength={field.most} dir="auto" />;
  if (field.type === "number")
    return (
      <TextInput
        name={name}
        label={label}
        hint={field.name === "tier" && t("tierHint")}
        defaultValue={value}
        inputMode="numeric"
        dir="ltr"
      />
    );
  const choices = field.choices.map((slug) => ({ value: slug, label: attributeTexts.choice(field.words, slug) }));
  const options = field.words.startsWith("intl:")
    ? choices.sort((a, b) => a.label.localeCompare(b.label, locale))
    : choices;
  return (
    <Select
      name={name}
      label={label}
      options={options}
      placeholder={common("choose")}
      defaultValue={value === undefined ? null : String(value)}
    />
  );
}
