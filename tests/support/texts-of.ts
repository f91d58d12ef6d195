import { randomUUID } from "node:crypto";
import type { z } from "zod";
import { prepared } from "@/lib/platform/command/input";

/** A text field of a schema, with the maximum length that is read. */
export type TakenText = { path: (string | number)[]; longest: number };
export type TakenTexts = { texts: TakenText[]; unbounded: string[] };

type Schema = z.core.$ZodTypes;
/** `isJudged`: an outer schema has checked the length. */
type Place = { path: (string | number)[]; longest: number; isJudged?: boolean };

const plain = new Set("enum literal number int boolean date null undefined void never transform custom".split(" "));
/** Stands for the keys of records. */
export const anyName = "any name";

/** A copy of the input with `value` at this path. */
export function placed(input: unknown, [step, ...rest]: (string | number)[], value: unknown): unknown {
  if (step === undefined) return value;
  const inner = rest.length > 0 ? placed((input as never)?.[step], rest, value) : value;
  return step === 0 ? [inner] : { ...(input as object), [step === anyName ? `value.${randomUUID()}` : step]: inner };
}

/** Every text field of a schema, and the parts that read a value before its length is checked. */
export function textsOf(schema: z.core.$ZodType): TakenTexts {
  const takenTexts: TakenTexts = { texts: [], unbounded: [] };
  visit(schema as Schema, { path: [], longest: 0 }, takenTexts);
  return takenTexts;
}

function visit(schema: Schema, place: Place, takenTexts: TakenTexts): void {
  const { def } = schema._zod;
  const refuse = (why: string) => {
    takenTexts.unbounded.push(`${place.path.join(".") || "the whole"}: ${why}`);
  };
  if ("coerce" in def && def.coerce) refuse("is coerced");
  else if (def.type === "string") text(schema as z.core.$ZodString, place, takenTexts, refuse);
  else if (def.type === "custom" && !isOfFiles(schema)) refuse("a check of its own");
  else if (def.type === "pipe") {
    const isChange = (def.in as Schema)._zod.def.type === "transform";
    const before = prepared.get(schema as unknown as z.ZodType);
    if (isChange && !before) refuse("is changed before its length is judged");
    if (!isChange) visit(def.in as Schema, place, takenTexts);
    const longest = Math.max(place.longest, before?.longest ?? 0);
    visit(def.out as Schema, { ...place, longest, isJudged: !isChange }, takenTexts);
  } else if (!plain.has(def.type)) {
    const parts = partsOf(def);
    if (!parts) refuse(`takes anything (${def.type})`);
    for (const [step, part] of parts ?? [])
      visit(part as Schema, step === null ? place : { path: [...place.path, step], longest: 0 }, takenTexts);
  }
}

type Parts = [step: string | number | null, part: z.core.$ZodType][];

/** The inner schemas, each with its path step; null for an unknown kind. */
function partsOf(def: Schema["_zod"]["def"]): Parts | null {
  if (def.type === "object")
    return [...Object.entries(def.shape), ...(def.catchall ? [[anyName, def.catchall] as Parts[number]] : [])];
  if (def.type === "array") return [[0, def.element]];
  if (def.type === "record")
    return [
      [anyName, def.keyType],
      [anyName, def.valueType],
    ];
  if (def.type === "union") return def.options.map((option) => [null, option]);
  if (def.type === "intersection")
    return [
      [null, def.left],
      [null, def.right],
    ];
  return "innerType" in def ? [[null, def.innerType as z.core.$ZodType]] : null;
}

function text({ _zod }: z.core.$ZodString, place: Place, takenTexts: TakenTexts, refuse: (why: string) => void) {
  if (place.isJudged) return;
  const first = _zod.def.checks?.[0]?._zod.def as { check: string; abort?: boolean; maximum: number } | undefined;
  if (_zod.traits.has("$ZodCheck") || first?.check !== "max_length" || !first.abort)
    refuse("its length is not judged first");
  takenTexts.texts.push({ path: place.path, longest: Math.max(place.longest, first?.maximum ?? 0, 1) });
}

/** Files are not texts: other values are refused by their type, ids by their length. */
const isOfFiles = (schema: Schema) =>
  ["x".repeat(1_000_000), {}, 1].every((wrongValue) => !(schema as unknown as z.ZodType).safeParse(wrongValue).success);
