import { z } from "zod";
import { now } from "@/lib/platform/clock";
import words from "@/messages/en/errors.json";
import { instant, orNull } from "./cells.ts";

/** Values by database column. */
export type Row = Record<string, unknown>;
export type Problem = { column: string; reason: string };
/** Reports a sentence once, with the number of rows it applies to. */
type Remark = (sentence: string) => void;

export type Reference = { column: string; to: string };

/** `remark` is reported with the number of rows that the statement changed. */
type Settling = { sql: string; remark?: string };

export type Table = {
  name: string;
  /** The key columns; rows whose key exists already are left as they are. */
  key: readonly string[];
  unique: readonly string[];
  references: readonly Reference[];
  /** Columns that are read, and the required ones among them. */
  known: readonly string[];
  required: readonly string[];
  /** Columns that are not imported, and why. */
  dropped: Readonly<Record<string, string>>;
  /** Columns that are staged for other tables and not written. */
  aside: readonly string[];
  /** Statements that complete the staged rows before the checks. */
  settle: readonly Settling[];
  /** Conditions (SQL over `s`) that make a staged row invalid. */
  never: readonly (Problem & { where: string })[];
  /** The row to write, or all its errors. */
  read: (cells: Record<string, string | undefined>, remark: Remark) => { row: Row } | { problems: Problem[] };
};

type Spec<Shape extends z.ZodRawShape> = Pick<Table, "name"> &
  Partial<Pick<Table, "key" | "unique" | "references" | "dropped" | "aside" | "settle" | "never">> & {
    columns: Shape;
    /** Checks that need several cells. */
    check?: (cells: z.output<z.ZodObject<Shape>>, wrong: (column: string, reason: string) => void) => void;
    /** The written columns; the cells themselves by default. Every row has the same columns. */
    row?: (cells: z.output<z.ZodObject<Shape>>, remark: Remark) => Row;
  };

/** A table of SPEC as the earlier backend exported it: the columns of its file, and the row made from them. */
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
    if (parsed.success)
      spec.check?.(parsed.data, (column, reason) => problems.push({ column, reason: textOf(reason) }));
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
  if (cell === undefined) return { column, reason: textOf("required") };
  return { column, reason: `${textOf(message)} It says "${cell.length > SHOWN ? `${cell.slice(0, SHOWN)}…` : cell}".` };
}

/** Characters of a cell that an error message shows. */
const SHOWN = 40;

/** The message of a form's error code; other reasons are sentences already. */
const textOf = (reason: string) => (words as Record<string, string>)[reason] ?? reason;

/** When a row was created; now if the column is missing. */
export const createdAt = orNull(instant).transform((createdTime) => createdTime ?? now());
