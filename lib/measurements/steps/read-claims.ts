import "server-only";
import { codeWithValues, Refusal } from "@/lib/platform/command/refusal";
import { dateFormat } from "@/lib/platform/i18n/date-format";
import { formats } from "@/lib/platform/i18n/formats";
import type { Locale } from "@/lib/platform/i18n/routing";
import { translator } from "@/lib/platform/i18n/translator";
import { type SportSlug, sportPositions } from "@/lib/sports/schema";
import type { Attribute } from "../schema/attribute";
import { figureOf, unitOf } from "../schema/figure";
import type { Claimant } from "../schema/plausible";
import { rolesOf, sidesOf } from "../schema/positions";
import { type ClaimRow, type ClaimValue, type Typed, typedClaim, type Wrong } from "../schema/typed-claim";

type About = {
  sport: SportSlug;
  claimant: Claimant;
  today: Date;
  locale: Locale;
  known?: Readonly<Record<string, number | null>>;
};
export type ReadClaim = { attribute: Attribute; value: ClaimValue | null };

/** What was typed for these attributes, null for what was left empty; refuses all that is wrong at once, each in a sentence that names what is allowed. */
export function readClaims(attributes: readonly Attribute[], typed: Typed, about: About): ReadClaim[] {
  const wrong: Record<string, string[]> = {};
  const read = attributes.flatMap((attribute): ReadClaim[] => {
    const listed = attribute.key === "positions" ? listedIn(about.sport) : undefined;
    const value = typedClaim(attribute, typed, { ...about, ...(listed && { listed }) });
    if (value === null || !("wrong" in value)) return [{ attribute, value }];
    wrong["field" in value ? value.field : attribute.key] = [codeOf(value, attribute, about.locale)];
    return [];
  });
  if (Object.keys(wrong).length > 0) throw new Refusal("invalid", wrong);
  return read;
}

/** Sides and roles are those of the position in their row; one that has none keeps none. */
const listedIn = (sport: SportSlug) => (field: string, value: string, row: ClaimRow) => {
  const position = String(row.position ?? "");
  const positions: readonly string[] = sportPositions[sport];
  const lists = { position: positions, side: sidesOf(sport, position), role: rolesOf(sport, position) };
  const list = lists[field as keyof typeof lists];
  return list?.length === 0 ? null : list?.includes(value);
};

/** The sentence of what is wrong, in words of the attribute. */
export function codeOf(wrong: Wrong, attribute: Attribute, locale: Locale): string {
  if (wrong.wrong === "measure_out_of_range")
    return codeWithValues(
      wrong.wrong,
      formatValue(wrong.range[0], attribute, locale),
      formatValue(wrong.range[1], attribute, locale),
    );
  if (wrong.wrong === "measure_unusual")
    return codeWithValues(wrong.wrong, formatValue(wrong.value, attribute, locale));
  if (wrong.wrong === "class_unusual")
    return codeWithValues(wrong.wrong, `${figureOf(locale, kilograms, wrong.weight)}\u00a0kg`);
  if (wrong.wrong === "date_out_of_range")
    return codeWithValues(wrong.wrong, dayIn(wrong.from, locale), dayIn(wrong.to, locale));
  return wrong.wrong;
}

function formatValue(value: number, attribute: Attribute, locale: Locale): string {
  if (attribute.type !== "number") return String(value);
  const unit = unitOf(attribute, value);
  const figure = figureOf(locale, attribute, value);
  return unit ? `${figure}\u00a0${translator(locale, "attributes")(`unit.${unit}`, { count: value })}` : figure;
}

const kilograms = { unit: "kg", decimals: 1, range: [0, 300] } as const;

const dayIn = (day: Date, locale: Locale) =>
  dateFormat(locale, { ...formats.dateTime.day, timeZone: "UTC" }).format(day);
