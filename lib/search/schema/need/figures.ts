import type { NumberAttribute } from "@/lib/sports/schema/attribute";
import { attributeOf, attributes, isNumber } from "@/lib/sports/schema/catalogue";
import { type SportSlug, sportSlugs } from "@/lib/sports/schema/sports";
import { typedNumber } from "@/lib/sports/schema/typed-number";
import { classesOf, classLists, weightClass } from "@/lib/sports/schema/weight-classes";
import type { Condition } from "../condition";
import type { Figure, Measure } from "./numbers";
import { type Given, isKind, meaning, type Sentence, take } from "./sentence";

type Bound = "min" | "max";
type Target = { keys: readonly string[]; measure?: string };

const MAX_STEPS = 4;

/** Reads all numbers that are not ages, dates or distances, by a nearby attribute name or by their unit. */
export function readFigures(sentence: Sentence) {
  sentence.items.forEach((item, index) => {
    if (!item.figure || sentence.taken.has(index)) return;
    const bound = boundOf(sentence, index);
    const nameIndex = nameOf(sentence, index);
    const name = meaning(sentence.items[nameIndex], "figure")?.value;
    const [keys = "", measure] = name?.split("@") ?? [];
    const target = name ? { keys: keys.split(","), ...(measure && { measure }) } : targetByUnit(item.figure, bound);
    const sign = signBefore(sentence, index);
    const figure = item.figure;
    const sports = sportSlugs.filter((sport) => conditionOf(target, figure, sport, bound, sign) !== null);
    if (sports.length === 0) return;
    const items = [index, ...(nameIndex >= 0 ? [nameIndex] : []), ...bound.items, ...(sign ? [index - 1] : [])];
    take(sentence, {
      items,
      ...(sports.length < sportSlugs.length && preferredSports(sports, figure, name !== undefined)),
      give: (sport): Given | null => {
        const condition = conditionOf(target, figure, sport, bound, sign);
        return condition && { condition };
      },
    });
  });
}

type Sign = "-" | "+" | null;

/** A sign (−73, +100) denotes a weight class. */
function signBefore({ items, tokens }: Sentence, index: number): Sign {
  const previous = items[index - 1];
  const word = previous?.clause === items[index]?.clause ? tokens[previous?.from ?? -1]?.word : undefined;
  if (word === "-") return "-";
  return word === "+" && !items[index - 2]?.figure ? "+" : null;
}

export function boundOf({ items }: Sentence, index: number): { bound?: Bound; items: number[] } {
  for (const nearby of [index - 1, index - 2, index - 3]) {
    if (items[nearby]?.clause !== items[index]?.clause || items[nearby]?.figure) break;
    if (isKind(items[nearby], "least")) return { bound: "min", items: [nearby] };
    if (isKind(items[nearby], "under", "most", "category")) return { bound: "max", items: [nearby] };
  }
  for (const nearby of [index + 1, index + 2, index + 3]) {
    if (items[nearby]?.clause !== items[index]?.clause || items[nearby]?.figure) break;
    if (isKind(items[nearby], "least", "most") && items[nearby + 1]?.figure) break;
    if (isKind(items[nearby], "leastAfter", "least")) return { bound: "min", items: [nearby] };
    if (isKind(items[nearby], "mostAfter", "most")) return { bound: "max", items: [nearby] };
    if (isKind(items[nearby], "link", "or")) break;
  }
  return { items: [] };
}

export function nameOf({ items, taken }: Sentence, index: number): number {
  for (let step = 1; step <= MAX_STEPS; step++)
    for (const nearby of [index - step, index + step])
      if (
        isKind(items[nearby], "figure") &&
        !taken.has(nearby) &&
        items[nearby]?.clause === items[index]?.clause &&
        !items.slice(Math.min(index, nearby) + 1, Math.max(index, nearby)).some(({ figure }) => figure)
      )
        return nearby;
  return -1;
}

const speeds = ["fastball", "bowling_speed", "throw_speed", "top_speed"];
const byMeasure: Partial<Record<Measure, readonly string[]>> = {
  kg: ["weight_kg"],
  lb: ["weight_kg"],
  mph: speeds,
  "km/h": speeds,
};

/** Without a name, a body-sized length is a height; a weight is a weight class in sports that have them. */
function targetByUnit({ value, unit, text }: Figure, { bound }: { bound?: Bound }): Target {
  const isBodyHeight =
    unit === "cm" ? value >= 120 || /^\d['′’m]/.test(text) : unit === "m" && value >= 1.2 && value <= 2.4;
  const isHeightInMeters = !unit && /^[12]\.\d{2}$/.test(text) && bound !== "max";
  if (isBodyHeight || isHeightInMeters) return { keys: ["height_cm"] };
  return { keys: (unit && byMeasure[unit]) ?? (unit ? [] : ["weight_class"]) };
}

/** Miles per hour refer to baseball first. */
const preferredSports = (sports: readonly SportSlug[], { unit }: Figure, isNamed: boolean) =>
  unit === "mph" && !isNamed && sports.includes("baseball")
    ? { sports: ["baseball"] as const, rare: sports.filter((sport) => sport !== "baseball") }
    : { sports };

function conditionOf(
  { keys, measure }: Target,
  figure: Figure,
  sport: SportSlug | undefined,
  { bound }: { bound?: Bound },
  sign: Sign,
): Condition | null {
  const isWeight = keys.includes("weight_kg") || keys.includes("weight_class");
  const fitting = isWeight && sport && (sign || bound !== "min") ? classesAt(sport, figure, sign) : [];
  if (fitting.length > 0) return { key: "weight_class", any: fitting };
  const key = keys.find((candidate) => numberOf(sport, candidate));
  const attribute = key === undefined ? undefined : numberOf(sport, key);
  if (!key || !attribute) return null;
  const value = typedNumber(figure.unit ? figure.text : `${figure.text}${measure ?? ""}`, attribute);
  if (value === null || !isPlausible(value, attribute)) return null;
  const end = bound ?? (attribute.direction === "down" ? "max" : "min");
  return { key, [end]: value };
}

function numberOf(sport: SportSlug | undefined, key: string): NumberAttribute | undefined {
  const attribute = sport
    ? attributeOf(sport, key)
    : attributes.find((candidate) => candidate.key === key && candidate.sports.length === sportSlugs.length);
  return attribute && isNumber(attribute) ? attribute : undefined;
}

function isPlausible(value: number, { range }: NumberAttribute): boolean {
  const ends = (
    Array.isArray(range)
      ? range
      : Object.values(range).flatMap((categoryRange) =>
          "men" in categoryRange ? [...categoryRange.men, ...categoryRange.women] : categoryRange,
        )
  ).flat() as number[];
  return value >= Math.min(...ends) && value <= Math.max(...ends);
}

export const combatSports = Object.keys(classLists) as SportSlug[];

/** The weight classes with this limit in their own unit; youth and team classes only if there are no others. */
function classesAt(sport: SportSlug, { value, unit }: Figure, sign: Sign): string[] {
  if (!(sport in classLists)) return [];
  const combat = sport as keyof typeof classLists;
  const matching = classesOf(combat).filter((slug) => {
    const parsedClass = weightClass(slug);
    return (
      parsedClass?.limit === value &&
      (unit ? parsedClass.unit === unit : parsedClass.unit === "kg") &&
      parsedClass.over === (sign === "+")
    );
  });
  const regularClasses = matching.filter((slug) => !/team|cadet|junior/.test(slug));
  return regularClasses.length > 0 ? regularClasses : matching;
}
