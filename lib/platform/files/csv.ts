import { type Cell, dayOf, gathered, localTimeOf, type Rows } from "./cells";

export const csvOf = (rows: Rows): AsyncGenerator<string> => gathered(linesOf(rows));

async function* linesOf(rows: Rows) {
  yield "\ufeff";
  for await (const row of rows) yield `${row.map(formatCell).join(",")}\r\n`;
}

function formatCell(cell: Cell): string {
  if (cell === null) return "";
  if (typeof cell === "number") return String(cell);
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell === "object") return localTimeOf(cell);
  const text = escapeFormula(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Prevents formula injection: spreadsheets treat such text as a formula unless an apostrophe precedes it. Text that has
 * the apostrophe already gets another, which the import removes again.
 */
const escapeFormula = (text: string) => (/^'*[=+\-@\t\r\n]/.test(text) ? `'${text}` : text);
