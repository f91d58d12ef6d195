import type { useFormatter, useTranslations } from "next-intl";
import { displayNames } from "@/lib/platform/i18n/display-names";
import { formats } from "@/lib/platform/i18n/formats";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { ChoiceWords, Group, NumberAttribute, RecordAttribute } from "./attribute";
import { isCombat } from "./combat-sports";
import { figureOf, suffixOf, unitOf } from "./figure";
import { anyAdult, rangeFor } from "./plausible";
import type { SportSlug } from "./sports";
import type { ClaimRow } from "./typed-claim";
import { weightClass } from "./weight-classes";

const latin = { numberingSystem: "latn" } as const;

export type Say<Namespace extends "attributes" | "sports" | "players"> = ReturnType<typeof useTranslations<Namespace>>;
export type Format = ReturnType<typeof useFormatter>;
type Language = { locale: string; t: Say<"attributes">; sports: Say<"sports">; format: Format };

export function attributeWords({ locale, t, sports, format }: Language) {
  const countries = displayNames(locale, "region");
  const languages = displayNames(locale, "language");

  /** Combat sports have categories instead of positions. */
  const label = (key: string, sport?: SportSlug) =>
    key === "positions" && sport && isCombat(sport) ? t("label.categories") : t(`label.${key as "goals"}`);
  const group = (group: Group) => t(`group.${group}`);
  const field = (name: string) => t(`field.${name as "year"}`);

  function unit(attribute: NumberAttribute, value: number): string {
    const unitKey = unitOf(attribute, value);
    return unitKey ? t(`unit.${unitKey}`, { count: value }) : "";
  }

  /** The unit without a specific number, for labels: Arabic has a dual form, and long times are in minutes. */
  const unitOfMany = (attribute: NumberAttribute) =>
    unit(attribute, attribute.unit === "s" ? rangeFor(attribute, anyAdult)[0] : 3);

  const number = (attribute: NumberAttribute, value: number) => figureOf(locale, attribute, value);
  /** The unit as it follows the number, with its space. */
  const suffix = (attribute: NumberAttribute, value: number) => suffixOf(locale, unit(attribute, value));
  const measured = (attribute: NumberAttribute, value: number) => number(attribute, value) + suffix(attribute, value);

  function choice(words: ChoiceWords, slug: string): string {
    if (words === "intl:country") return countries.of(slug) ?? slug;
    if (words === "intl:language") return slug === "ber" ? t("berber") : (languages.of(slug) ?? slug);
    if (words === "position")
      return sports.has(`position.${slug}` as "position.pivot") ? sports(`position.${slug}` as "position.pivot") : slug;
    return words === "class" ? classOf(slug) : t(`choice.${words as "rounds"}.${slug as "3"}`);
  }

  function classOf(slug: string): string {
    const parsedClass = weightClass(slug);
    if (!parsedClass) return slug;
    const { list, sex, limit, over, unit } = parsedClass;
    const figure = format.number(limit, { maximumFractionDigits: 1, ...latin });
    const bound = `${over ? "+" : "−"}${figure} ${unit === "kg" ? t("unit.kg") : "lb"}`;
    const sexLabel = sex === "all" ? [] : [t(`choice.competition_category.${sex}`).toLocaleLowerCase(locale)];
    return apart([t(`list.${list as "wkf"}`), ...sexLabel, bound]);
  }

  const day = (date: Date) => format.dateTime(date, { ...formats.dateTime.day, timeZone: "UTC" });
  const month = (date: Date) => format.dateTime(date, { ...formats.dateTime.month, timeZone: "UTC" });
  const apart = (parts: readonly string[]) => parts.join(locale === "ar" ? "، " : ", ");
  /** Formats a record row in one line, with field names before plain numbers. */
  const row = ({ fields }: RecordAttribute, claimRow: ClaimRow) =>
    apart(
      fields.flatMap((recordField) => {
        const value = claimRow[recordField.name];
        if (value === undefined) return [];
        if (recordField.type === "choice") return [choice(recordField.words, String(value))];
        if (recordField.type === "text" || /^(year|season|from|to|validUntil)$/.test(recordField.name))
          return [String(value)];
        if (recordField.name === "tier") return [t("tierOf", { tier: Number(value) })];
        return [`${field(recordField.name)} ${value}`];
      }),
    );
  const list = (names: readonly string[]) => format.list(names, { type: "conjunction" });
  const either = (names: readonly string[]) => format.list(names, { type: "disjunction" });
  const yesNo = (value: boolean) => t(`shown.${value ? "yes" : "no"}`);
  const measuredBy = (method: MeasuredBy) => t(`measuredBy.${method}`);

  return {
    label,
    group,
    field,
    unit,
    unitOfMany,
    number,
    suffix,
    measured,
    choice,
    row,
    apart,
    either,
    yesNo,
    measuredBy,
    day,
    month,
    list,
  };
}

export type AttributeWords = ReturnType<typeof attributeWords>;
