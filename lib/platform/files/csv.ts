import { type Cell, dayOf, gathered, type Rows } from "./cells";

/** RFC 4180, in UTF-8 with a BOM for spreadsheets. */
export const csvOf = (rows: Rows): AsyncGenerator<string> => gathered(linesOf(rows));

async function* linesOf(rows: Rows) {
  yield "\ufeff";
  for await (const row of rows) yield `${row.map(written).join(",")}\r\n`;
}

function written(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  const text = cell instanceof Date ? dayOf(cell) : inert(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Prevents formula injection: spreadsheets read such text as a formula unless it follows an apostrophe. */
const inert = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
