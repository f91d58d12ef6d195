import { z } from "zod";
import { optional } from "@/lib/platform/command/input";
import { type Level, levels, type SportSlug } from "@/lib/sports/schema/sports";
import { levelNamed, sportNamed } from "./named.ts";

/** Formats that Postgres writes into CSV cells, besides those of our forms. An empty cell is undefined. */

/** An optional value; null when missing. */
export const orNull = <T extends z.ZodType>(schema: T) => optional(schema).transform((value) => value ?? null);

const truths: Record<string, boolean> = { t: true, true: true, "1": true, f: false, false: false, "0": false };

export const flag = z.preprocess(
  (cell) => truths[String(cell).toLowerCase()],
  z.boolean("Write true or false (t, f, 1 and 0 are read too)."),
);

export const choice = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, `Write one of: ${values.join(", ")}.`);

export const figure = (min: number, max: number) =>
  z.preprocess(
    (cell) => (typeof cell === "string" && cell.trim() ? Number(cell) : cell),
    z.number(`Write a number from ${min} to ${max}.`).min(min, between(min, max)).max(max, between(min, max)),
  );

const between = (min: number, max: number) => `Write a number from ${min} to ${max}.`;
const notAnInstant = "Write a date and a time with its zone (2025-03-01 18:30:00+00).";

/** A time as Postgres or JSON writes it; without a zone it is UTC, as on hosted databases. */
export const instant = z.preprocess(
  (cell) => (typeof cell === "string" ? isoOf(cell.trim()) : cell),
  z.iso.datetime({ offset: true, error: notAnInstant }).transform((text) => new Date(text)),
);

const parts = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?(?:\.\d{1,9})?) ?(Z|[+-]\d\d(?::?\d\d)?)?)?$/i;

function isoOf(text: string) {
  const [, day, time = "00:00:00", zone = "Z"] = parts.exec(text) ?? [];
  if (!day) return text;
  const [, hours = zone, minutes = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(zone) ?? [];
  const offset = hours.toUpperCase() === "Z" ? "Z" : `${hours}:${minutes}`;
  return `${day}T${time.length === 5 ? `${time}:00` : time}${offset}`;
}

/** A day, also when exported as midnight UTC. Spreadsheet day numbers and ambiguous dates (04/05/1999) are refused. */
export const dateCell = <T extends z.ZodType>(schema: T) =>
  z.preprocess((cell, context) => {
    if (typeof cell !== "string") return cell;
    const day = cell.trim().replace(midnight, "$1").replace(yearFirst, "$1-$2-$3");
    if (!/^\d{4}-\d\d-\d\d$/.test(day)) context.addIssue({ code: "custom", message: notADay });
    return day;
  }, schema);

const midnight = /^(\d{4}.\d\d.\d\d)[ T]0?0:00(?::00(?:\.0{1,9})?)? ?(?:Z|[+-]00(?::?00)?)?$/i;
const yearFirst = /^(\d{4})[/.](\d\d)[/.](\d\d)$/;
const notADay = "Write the day alone, the year first (1999-05-04).";

/** Values that other programs write into empty cells. */
const emptyWords = new Set(["NULL", "null", "\\N"]);

/** Removes invisible characters at the ends, and the quote that our exports put before `=`, `+`, `-` and `@`. */
export function readCell(cell: string, mayBeEmpty: boolean): string | undefined {
  let [from, to] = [0, cell.length];
  while (from < to && isInvisible(cell.charAt(from))) from++;
  while (to > from && isInvisible(cell.charAt(to - 1))) to--;
  const text = cell.slice(from, to);
  if (text === "" || (mayBeEmpty && emptyWords.has(text))) return undefined;
  return /^'+[=+\-@\t\r\n]/.test(text) ? text.slice(1) : text;
}

const isInvisible = (character: string) => /[\s\u200b-\u200f\u061c\u2060\ufeff]/.test(character);

/** A list as Postgres (`{a,"b c"}`) or JSON (`["a","b c"]`) writes it; an empty cell is an empty list. */
export const list = <T extends z.ZodType>(item: T, code = "required", min = 0) =>
  z.preprocess(
    (cell) => (typeof cell === "string" ? itemsOf(cell.trim()) : []),
    z.array(item, notAList).min(min, code),
  );

const notAList = 'Write a list as {a,b} or ["a","b"].';
const item = /(?:"((?:[^"\\]|\\.)*)"|([^",{}]+))(,|$)/gy;

function itemsOf(text: string): unknown {
  if (text.startsWith("[")) return parsed(text);
  if (!/^\{.*\}$/s.test(text)) return null;
  const [inside, items] = [text.slice(1, -1), [] as string[]];
  item.lastIndex = 0;
  while (item.lastIndex < inside.length) {
    const [, quoted, plain] = item.exec(inside) ?? [null];
    if (quoted === undefined && plain === undefined) return null;
    items.push(quoted?.replace(/\\(.)/gs, "$1") ?? plain?.trim() ?? "");
  }
  return items;
}

export const object = z.preprocess(
  (cell) => (typeof cell === "string" ? parsed(cell) : cell),
  z.record(z.string(), z.json(), "Write an object in JSON."),
);

/** Null for invalid JSON, and for text that the database cannot store: NUL characters or lone surrogates. */
function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return /\\u(0000|d[89a-f])/.test(JSON.stringify(value)) ? null : value;
  } catch {
    return null;
  }
}

const named = <T>(find: (text: string) => T | null, reason: string) =>
  z.string("required").transform((text, context) => {
    const value = find(text);
    if (value !== null) return value;
    context.addIssue({ code: "custom", message: reason });
    return z.NEVER;
  });

export const sport = named<SportSlug>(sportNamed, "We know no sport of that name.");
export const level = named<Level>(levelNamed, `Write one of: ${levels.join(", ")}.`);

/** Ids are kept, so they must be valid UUIDs. */
export const uuid = z.uuid("Write the id as a UUID.").transform((text) => text.toLowerCase());
