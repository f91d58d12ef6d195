import "server-only";
import { codeWithValues, Refusal } from "@/lib/platform/command/refusal";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { formats } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import type { Attribute } from "@/lib/sports/schema/attribute";
import { figureOf, suffixOf, unitOf } from "@/lib/sports/schema/figure";
import type { Claimant } from "@/lib/sports/schema/plausible";
import { rolesOf, sidesOf } from "@/lib/sports/schema/positions";
import { type SportSlug, sportPositions } from "@/lib/sports/schema/sports";
import { type ClaimRow, type ClaimValue, type Typed, typedClaim, type Wrong } from "@/lib/sports/schema/typed-claim";

type ReadContext = {
  sport: SportSlug;
  claimant: Claimant;
  today: Date;
  locale: Locale;
  previousFigures?: Readonly<Record<string, number | null>>;
};
export type ReadClaim = { attribute: Attribute; value: ClaimValue | null };

/** Parses the typed attributes; refuses all errors at once, each with the allowed values. */
export function readClaims(attributes: readonly Attribute[], typed: Typed, context: ReadContext): ReadClaim[] {
  const errors: Record<string, string[]> = {};
  const claims = attributes.flatMap((attribute): ReadClaim[] => {
    const isAllowed = attribute.key === "positions" ? isAllowedFor(context.sport) : undefined;
    const value = typedClaim(attribute, typed, { ...context, ...(isAllowed && { isAllowed }) });
    if (value === null || !("wrong" in value)) return [{ attribute, value }];
    errors["field" in value ? value.field : attribute.key] = [codeOf(value, attribute, context.locale)];
    return [];
  });
  if (Object.keys(errors).length > 0) throw new Refusal("invalid", errors);
  return claims;
}

const isAllowedFor = (sport: SportSlug) => (field: string, value: string, row: ClaimRow) => {
  const position = String(row.position ?? "");
  const positions: readonly string[] = sportPositions[sport];
  const lists = { position: positions, side: sidesOf(sport, position), role: rolesOf(sport, position) };
  const list = lists[field as keyof typeof lists];
  return list?.length === 0 ? null : list?.includes(value);
};

export function codeOf(error: Wrong, attribute: Attribute, locale: Locale): string {
  if (error.wrong === "measure_out_of_range")
    return codeWithValues(
      error.wrong,
      formatValue(error.range[0], attribute, locale),
      formatValue(error.range[1], attribute, locale),
    );
  if (error.wrong === "measure_unusual")
    return codeWithValues(error.wrong, formatValue(error.value, attribute, locale));
  if (error.wrong === "class_unusual")
    return codeWithValues(
      error.wrong,
      figureOf(locale, kilograms, error.weight) + unitSuffix("kg", error.weight, locale),
    );
  if (error.wrong === "date_out_of_range")
    return codeWithValues(error.wrong, formatDay(error.from, locale), formatDay(error.to, locale));
  return error.wrong;
}

function formatValue(value: number, attribute: Attribute, locale: Locale): string {
  if (attribute.type !== "number") return String(value);
  const unit = unitOf(attribute, value);
  const figure = figureOf(locale, attribute, value);
  return unit ? figure + unitSuffix(unit, value, locale) : figure;
}

const unitSuffix = (unit: NonNullable<ReturnType<typeof unitOf>>, count: number, locale: Locale) =>
  suffixOf(locale, translator(locale, "attributes")(`unit.${unit}`, { count }));

const kilograms = { unit: "kg", decimals: 1, range: [0, 300] } as const;

const formatDay = (day: Date, locale: Locale) =>
  dateFormat(locale, { ...formats.dateTime.day, timeZone: "UTC" }).format(day);
