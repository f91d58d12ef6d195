import type { NumberAttribute } from "@/lib/measurements/schema/attribute";
import { attributeOf, attributes, isNumber } from "@/lib/measurements/schema/catalogue";
import { typedNumber } from "@/lib/measurements/schema/typed-number";
import { classesOf, classLists, weightClass } from "@/lib/measurements/schema/weight-classes";
import { type SportSlug, sportSlugs } from "@/lib/sports/schema";
import type { Condition } from "../condition";
import type { Figure, Measure } from "./numbers";
import { type Given, isKind, meaning, type Sentence, take } from "./sentence";

type Bound = "min" | "max";
type Named = { keys: readonly string[]; measure?: string };

/** How far a figure may stand from the name of what it measures. */
const reach = 4;

/** Every figure that is no age, no day and no distance: beside the name of an attribute, or known by its unit. */
export function readFigures(sentence: Sentence) {
  sentence.items.forEach((item, at) => {
    if (!item.figure || sentence.taken.has(at)) return;
    const bound = boundOf(sentence, at);
    const named = nameOf(sentence, at);
    const name = meaning(sentence.items[named], "figure")?.value;
    if (name === "bout") return;
    const [keys = "", measure] = name?.split("@") ?? [];
    const target = name ? { keys: keys.split(","), ...(measure && { measure }) } : byUnit(item.figure, bound);
    const signed = signBefore(sentence, at);
    const figure = item.figure;
    const sports = sportSlugs.filter((sport) => conditionOf(target, figure, sport, bound, signed) !== null);
    if (sports.length === 0) return;
    const items = [at, ...(named >= 0 ? [named] : []), ...bound.items, ...(signed ? [at - 1] : [])];
    take(sentence, {
      items,
      ...(sports.length < sportSlugs.length && preferred(sports, figure, name !== undefined)),
      give: (sport): Given | null => {
        const condition = conditionOf(target, figure, sport, bound, signed);
        return condition && { condition };
      },
    });
  });
}

type Sign = "-" | "+" | null;

/** −73 and +100 name a class, where there are classes. */
function signBefore({ items, tokens }: Sentence, at: number): Sign {
  const before = items[at - 1];
  const word = before?.clause === items[at]?.clause ? tokens[before?.from ?? -1]?.word : undefined;
  if (word === "-") return "-";
  return word === "+" && !items[at - 2]?.figure ? "+" : null;
}

function boundOf({ items }: Sentence, at: number): { bound?: Bound; items: number[] } {
  for (const next of [at - 1, at - 2, at - 3]) {
    if (items[next]?.clause !== items[at]?.clause || items[next]?.figure) break;
    if (isKind(items[next], "least")) return { bound: "min", items: [next] };
    if (isKind(items[next], "under", "most", "category")) return { bound: "max", items: [next] };
  }
  for (const next of [at + 1, at + 2, at + 3]) {
    if (items[next]?.clause !== items[at]?.clause || items[next]?.figure) break;
    if (isKind(items[next], "least", "most") && items[next + 1]?.figure) break;
    if (isKind(items[next], "leastAfter", "least")) return { bound: "min", items: [next] };
    if (isKind(items[next], "mostAfter", "most")) return { bound: "max", items: [next] };
    if (isKind(items[next], "link", "or")) break;
  }
  return { items: [] };
}

/** The nearest name of an attribute in the same clause, before it or after. */
function nameOf({ items, taken }: Sentence, at: number): number {
  for (let step = 1; step <= reach; step++)
    for (const next of [at - step, at + step])
      if (
        isKind(items[next], "figure") &&
        !taken.has(next) &&
        items[next]?.clause === items[at]?.clause &&
        !items.slice(Math.min(at, next) + 1, Math.max(at, next)).some(({ figure }) => figure)
      )
        return next;
  return -1;
}

const speeds = ["fastball", "bowling_speed", "throw_speed", "top_speed"];
const byMeasure: Partial<Record<Measure, readonly string[]>> = {
  kg: ["weight_kg"],
  lb: ["weight_kg"],
  mph: speeds,
  "km/h": speeds,
};

/** Without a name a length of somebody's size is a height, and a weight is a class where there are classes. */
function byUnit({ value, unit, text }: Figure, { bound }: { bound?: Bound }): Named {
  const tall = unit === "cm" ? value >= 120 || /^\d['′’m]/.test(text) : unit === "m" && value >= 1.2 && value <= 2.4;
  const bareMetres = !unit && /^[12]\.\d{2}$/.test(text) && bound !== "max";
  if (tall || bareMetres) return { keys: ["height_cm"] };
  return { keys: (unit && byMeasure[unit]) ?? (unit ? [] : ["weight_class"]) };
}

/** Miles an hour are baseball's before anybody else's. */
const preferred = (sports: readonly SportSlug[], { unit }: Figure, named: boolean) =>
  unit === "mph" && !named && sports.includes("baseball")
    ? { sports: ["baseball"] as const, rare: sports.filter((sport) => sport !== "baseball") }
    : { sports };

function conditionOf(
  { keys, measure }: Named,
  figure: Figure,
  sport: SportSlug | undefined,
  { bound }: { bound?: Bound },
  sign: Sign,
): Condition | null {
  const weighed = keys.includes("weight_kg") || keys.includes("weight_class");
  const fitting = weighed && sport && (sign || bound !== "min") ? classesAt(sport, figure, sign) : [];
  if (fitting.length > 0) return { key: "weight_class", any: fitting };
  const key = keys.find((one) => numberOf(sport, one));
  const attribute = key === undefined ? undefined : numberOf(sport, key);
  if (!key || !attribute) return null;
  const value = typedNumber(figure.unit ? figure.text : `${figure.text}${measure ?? ""}`, attribute);
  if (value === null || !plausible(value, attribute)) return null;
  const end = bound ?? (attribute.direction === "down" ? "max" : "min");
  return { key, [end]: value };
}

/** Of the sport; without one, of every athlete. */
function numberOf(sport: SportSlug | undefined, key: string): NumberAttribute | undefined {
  const found = sport
    ? attributeOf(sport, key)
    : attributes.find((one) => one.key === key && one.sports.length === sportSlugs.length);
  return found && isNumber(found) ? found : undefined;
}

/** Nobody is 18 m tall: a figure outside every range of the attribute is about something else. */
function plausible(value: number, { range }: NumberAttribute): boolean {
  const ends = (
    Array.isArray(range)
      ? range
      : Object.values(range).flatMap((one) => ("men" in one ? [...one.men, ...one.women] : one))
  ).flat() as number[];
  return value >= Math.min(...ends) && value <= Math.max(...ends);
}

/** Classes with this limit in their own unit, of both sexes; those of minors and of teams only where no other has it. */
function classesAt(sport: SportSlug, { value, unit }: Figure, sign: Sign): string[] {
  if (!(sport in classLists)) return [];
  const combat = sport as keyof typeof classLists;
  const all = classesOf(combat).filter((slug) => {
    const found = weightClass(slug);
    return (
      found?.limit === value && (unit ? found.unit === unit : found.unit === "kg") && found.over === (sign === "+")
    );
  });
  const plain = all.filter((slug) => !/team|cadet|junior/.test(slug));
  return plain.length > 0 ? plain : all;
}
