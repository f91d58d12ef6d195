import { type Cell, dayOf, gathered, type Rows } from "./cells";

/** As RFC 4180 says, in UTF-8 with a mark that spreadsheets know it by. */
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

/** A spreadsheet takes what begins so for a formula; after an apostrophe it is text. */
const inert = (text: string) => (/^[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
