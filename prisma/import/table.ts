import { z } from "zod";
import { now } from "@/lib/platform/clock";
import words from "@/messages/en/errors.json";
import { instant, orNull } from "./cells.ts";

/** By its columns of the database. */
export type Row = Record<string, unknown>;
/** What is wrong with a row, beside the column it is about. */
export type Problem = { column: string; reason: string };
/** Says once, with how many rows it is true of, what became of them. */
type Remark = (sentence: string) => void;

export type Reference = { column: string; to: string };

/** `remark` is said with the number of rows that the statement changed. */
type Settling = { sql: string; remark?: string };

export type Table = {
  name: string;
  /** The columns that say which row it is: one that stands already is left as it is. */
  key: readonly string[];
  unique: readonly string[];
  references: readonly Reference[];
  /** Columns that are read, and those without which there is no row. */
  known: readonly string[];
  required: readonly string[];
  /** Columns of which nothing is kept, and why. */
  dropped: Readonly<Record<string, string>>;
  /** Columns that are staged for other tables and not written. */
  aside: readonly string[];
  /** What completes the staged rows before they are checked. */
  settle: readonly Settling[];
  /** What the staged rows must not be, as SQL over `s`. */
  never: readonly (Problem & { where: string })[];
  /** A row as it is written, or everything that is wrong with it. */
  read: (cells: Record<string, string | undefined>, remark: Remark) => { row: Row } | { problems: Problem[] };
};

type Spec<Shape extends z.ZodRawShape> = Pick<Table, "name"> &
  Partial<Pick<Table, "key" | "unique" | "references" | "dropped" | "aside" | "settle" | "never">> & {
    columns: Shape;
    /** What only several cells together can have wrong. */
    check?: (cells: z.output<z.ZodObject<Shape>>, wrong: (column: string, reason: string) => void) => void;
    /** The columns that are written; the cells themselves where nothing else is said. Every row has the same. */
    row?: (cells: z.output<z.ZodObject<Shape>>, remark: Remark) => Row;
  };

/** One of SPEC's tables as an earlier backend exported it: the columns of its file, and the row they make. */
export function table<Shape extends z.ZodRawShape>(spec: Spec<Shape>): Table {
  const { name, columns, key = ["id"], unique = [], references = [], dropped = {} } = spec;
  const { aside = [], settle = [], never = [] } = spec;
  const schema = z.object(columns);
  const required = Object.entries(columns).flatMap(([column, field]) =>
    z.safeParse(field, undefined).success ? [] : [column],
  );
  const read: Table["read"] = (cells, remark) => {
    const parsed = schema.safeParse(cells);
    const problems = parsed.success ? [] : parsed.error.issues.map((issue) => problemOf(issue, cells));
    if (parsed.success) spec.check?.(parsed.data, (column, reason) => problems.push({ column, reason: said(reason) }));
    if (!parsed.success || problems.length > 0) return { problems };
    return { row: spec.row?.(parsed.data, remark) ?? parsed.data };
  };
  return { name, key, unique, references, dropped, aside, settle, never, known: Object.keys(columns), required, read };
}

function problemOf(
  { path, message }: { path: PropertyKey[]; message: string },
  cells: Record<string, string | undefined>,
) {
  const column = String(path[0]);
  const cell = cells[column];
  if (cell === undefined) return { column, reason: said("required") };
  return { column, reason: `${said(message)} It says "${cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell}".` };
}

/** So much of a cell is enough to find it by. */
const SHOWN = 40;

/** The sentence of a form's error; what is no code of one is a sentence already. */
const said = (reason: string) => (words as Record<string, string>)[reason] ?? reason;

/** When a row was made; without the column, now. */
export const createdAt = orNull(instant).transform((at) => at ?? now());
