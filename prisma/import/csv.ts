import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Stop } from "../../scripts/fail.ts";
import { type Format, formatOf, textOf } from "./text.ts";

/** `problem` says why a row could not be read. */
export type Line = { line: number; cells: readonly string[]; problem?: string };
type Row = Line & { last: number };

/** How many rows with an unclosed quote are skipped; after each, reading restarts at the next line. */
const MOST_OPEN = 50;
const open = "A quote that opens in this row does not close in it.";

/**
 * The rows of a CSV file (RFC 4180), header first; `line` is where a row starts. The first line decides between comma,
 * semicolon and tab; quotes inside unquoted cells are accepted.
 */
export async function* linesOf(path: string, encoding?: string): AsyncGenerator<Line> {
  const format = await formatOf(path, encoding);
  let [after, columns] = [0, 0];
  for (let opened = 0; ; opened++) {
    let [end, quoteStart]: [number, number | null] = [after, null];
    try {
      for await (const { last, ...row } of rowsAfter(after, path, format)) {
        if (row.cells.every((cell) => cell.trim() === "")) {
          end = last;
          continue;
        }
        columns ||= row.cells.length;
        if (last > row.line && row.cells.length !== columns && opened < MOST_OPEN) {
          quoteStart = row.line;
          break;
        }
        end = last;
        yield row;
      }
      if (quoteStart === null) return;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      const isOpen = error.code === "CSV_QUOTE_NOT_CLOSED" && columns > 0 && opened < MOST_OPEN;
      if (!isOpen) throw new Stop(`${basename(path)} cannot be read as CSV: ${error.message}.`);
      quoteStart = end + 1;
    }
    yield { line: quoteStart, cells: [], problem: open };
    after = quoteStart;
  }
}

/** Rows after the first `skipped` lines. */
async function* rowsAfter(skipped: number, path: string, format: Format): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter: format.delimiter,
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    record_delimiter: ["\r\n", "\n"],
  });
  pipeline(Readable.from(textOf(path, format, skipped)), parser, () => {});
  let twice = 0;
  for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
    const inside = record.join("\0");
    // The parser counts CRLF inside quotes twice.
    twice += count(inside, /\r\n/g);
    const last = skipped + info.lines - twice;
    if (last > 1 || !isSeparatorLine(record)) yield { line: last - count(inside, /\n/g), last, cells: record };
  }
}

/** Excel writes `sep=;` as the first line to declare the separator. */
const isSeparatorLine = ([first, second, ...others]: string[]) =>
  /^sep=/i.test(first ?? "") && !second && others.length === 0;

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
