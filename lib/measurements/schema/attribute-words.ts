import type { useFormatter, useTranslations } from "next-intl";
import { formats } from "@/lib/platform/i18n/formats";
import type { MeasuredBy } from "@/lib/platform/prisma/enums";
import type { SportSlug } from "@/lib/sports/schema";
import type { ChoiceWords, Group, NumberAttribute, RecordAttribute } from "./attribute";
import { isCombat } from "./combat-sports";
import { figureOf, unitOf } from "./figure";
import { anyAdult, rangeFor } from "./plausible";
import type { ClaimRow } from "./typed-claim";
import { weightClass } from "./weight-classes";

const latin = { numberingSystem: "latn" } as const;

export type Say<Namespace extends "attributes" | "sports" | "players"> = ReturnType<typeof useTranslations<Namespace>>;
export type Format = ReturnType<typeof useFormatter>;
type Language = { locale: string; t: Say<"attributes">; sports: Say<"sports">; format: Format };

/** What an attribute and its values are called in a language. */
export function attributeWords({ locale, t, sports, format }: Language) {
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const languages = new Intl.DisplayNames(locale, { type: "language" });

  /** In combat sports one has a category, no position. */
  const label = (key: string, sport?: SportSlug) =>
    key === "positions" && sport && isCombat(sport) ? t("label.categories") : t(`label.${key as "goals"}`);
  const group = (group: Group) => t(`group.${group}`);
  const field = (name: string) => t(`field.${name as "year"}`);

  /** In what a figure is counted; nothing for what is only counted. */
  function unit(attribute: NumberAttribute, value: number): string {
    const named = unitOf(attribute, value);
    return named ? t(`unit.${named}`, { count: value }) : "";
  }

  /** The same beside a label, of no number in particular: Arabic has a form for two; what takes minutes at the least is told in minutes. */
  const unitOfMany = (attribute: NumberAttribute) =>
    unit(attribute, attribute.unit === "s" ? rangeFor(attribute, anyAdult)[0] : 3);

  const number = (attribute: NumberAttribute, value: number) => figureOf(locale, attribute, value);

  /** The name of one choice of a list. */
  function choice(words: ChoiceWords, slug: string): string {
    if (words === "intl:country") return countries.of(slug) ?? slug;
    if (words === "intl:language") return slug === "ber" ? t("berber") : (languages.of(slug) ?? slug);
    if (words === "position")
      return sports.has(`position.${slug}` as "position.pivot") ? sports(`position.${slug}` as "position.pivot") : slug;
    return words === "class" ? classOf(slug) : t(`choice.${words as "rounds"}.${slug as "3"}`);
  }

  function classOf(slug: string): string {
    const weightClassOf = weightClass(slug);
    if (!weightClassOf) return slug;
    const { list, sex, limit, over, unit } = weightClassOf;
    const figure = format.number(limit, { maximumFractionDigits: 1, ...latin });
    const bound = `${over ? "+" : "−"}${figure} ${unit === "kg" ? t("unit.kg") : "lb"}`;
    const whose = sex === "all" ? [] : [t(`choice.competition_category.${sex}`).toLocaleLowerCase(locale)];
    return apart([t(`list.${list as "wkf"}`), ...whose, bound]);
  }

  const day = (on: Date) => format.dateTime(on, { ...formats.dateTime.day, timeZone: "UTC" });
  const month = (on: Date) => format.dateTime(on, { ...formats.dateTime.month, timeZone: "UTC" });
  /** One beside the other, with the comma of the language. */
  const apart = (parts: readonly string[]) => parts.join(locale === "ar" ? "، " : ", ");
  /** A row of a record as one line: what it is about first, then the rest with its name where a bare figure would say nothing. */
  const row = ({ fields }: RecordAttribute, claimRow: ClaimRow) =>
    apart(
      fields.flatMap((recordField) => {
        const value = claimRow[recordField.name];
        if (value === undefined) return [];
        if (recordField.type === "choice") return [choice(recordField.words, String(value))];
        if (recordField.type === "text" || /^(year|season|from|to|validUntil)$/.test(recordField.name))
          return [String(value)];
        return [`${field(recordField.name)} ${value}`];
      }),
    );
  const list = (names: readonly string[]) => format.list(names, { type: "conjunction" });
  /** "left or both". */
  const either = (names: readonly string[]) => format.list(names, { type: "disjunction" });
  const yesNo = (is: boolean) => t(`shown.${is ? "yes" : "no"}`);
  const measuredBy = (by: MeasuredBy) => t(`measuredBy.${by}`);

  return {
    label,
    group,
    field,
    unit,
    unitOfMany,
    number,
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
