import type { z } from "zod";
import { prepared } from "@/lib/platform/command/input";

/** A text that a schema takes, with the most characters of it that are read. */
export type TakenText = { path: (string | number)[]; longest: number };
export type TakenTexts = { texts: TakenText[]; unbounded: string[] };

type Schema = z.core.$ZodTypes;
/** `isJudged`: a schema before this one has judged the length. */
type Place = { path: (string | number)[]; longest: number; isJudged?: boolean };

const plain = new Set("enum literal number int boolean date null undefined void never transform custom".split(" "));
/** Of the key that stands for those whose names are not known before. */
export const anyName = "any name";

/** Every text that a schema takes, and whatever in it reads a value before its length was judged. */
export function textsOf(schema: z.core.$ZodType): TakenTexts {
  const found: TakenTexts = { texts: [], unbounded: [] };
  visit(schema as Schema, { path: [], longest: 0 }, found);
  return found;
}

function visit(schema: Schema, place: Place, found: TakenTexts): void {
  const { def } = schema._zod;
  const refuse = (why: string) => {
    found.unbounded.push(`${place.path.join(".") || "the whole"}: ${why}`);
  };
  if ("coerce" in def && def.coerce) refuse("is coerced");
  else if (def.type === "string") text(schema as z.core.$ZodString, place, found, refuse);
  else if (def.type === "custom" && !isOfFiles(schema)) refuse("a check of its own");
  else if (def.type === "pipe") {
    const isChange = (def.in as Schema)._zod.def.type === "transform";
    const before = prepared.get(schema as unknown as z.ZodType);
    if (isChange && !before) refuse("is changed before its length is judged");
    if (!isChange) visit(def.in as Schema, place, found);
    const longest = Math.max(place.longest, before?.longest ?? 0);
    visit(def.out as Schema, { ...place, longest, isJudged: !isChange }, found);
  } else if (!plain.has(def.type)) {
    const parts = partsOf(def);
    if (!parts) refuse(`takes anything (${def.type})`);
    for (const [step, part] of parts ?? [])
      visit(part as Schema, step === null ? place : { path: [...place.path, step], longest: 0 }, found);
  }
}

type Parts = [step: string | number | null, part: z.core.$ZodType][];

/** What a schema is made of, each with the step that leads to it; null for a kind that is not known here. */
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

function text({ _zod }: z.core.$ZodString, place: Place, found: TakenTexts, refuse: (why: string) => void) {
  if (place.isJudged) return;
  const first = _zod.def.checks?.[0]?._zod.def as { check: string; abort?: boolean; maximum: number } | undefined;
  if (_zod.traits.has("$ZodCheck") || first?.check !== "max_length" || !first.abort)
    refuse("its length is not judged first");
  found.texts.push({ path: place.path, longest: Math.max(place.longest, first?.maximum ?? 0, 1) });
}

/** A file is no text: whatever else is sent in its place is refused by its type, an id of one by its length. */
const isOfFiles = (schema: Schema) =>
  ["x".repeat(1_000_000), {}, 1].every((sent) => !(schema as unknown as z.ZodType).safeParse(sent).success);
