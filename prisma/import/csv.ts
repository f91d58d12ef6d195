import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { pipeline, Readable } from "node:stream";
import { CsvError, parse } from "csv-parse";
import { Stop } from "../../scripts/fail.ts";

export type Line = { line: number; cells: readonly string[] };

/**
 * The rows of a CSV file as RFC 4180 has it, the heads first, one after the other; `line` is where a row begins. Semicolons and tabs
 * are read as well, by the first line, and quotes inside of a cell that is not quoted.
 */
export async function* linesOf(path: string): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    delimiter: await delimiterOf(path),
    info: true,
    relax_quotes: true,
    relax_column_count: true,
    skip_empty_lines: true,
    record_delimiter: ["\r\n", "\n"],
  });
  pipeline(Readable.from(textOf(path)), parser, () => {});
  let twice = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<{ record: string[]; info: { lines: number } }>) {
      const inside = record.join("\0");
      // The parser counts an end of line of two characters twice where it stands in quotes.
      twice += count(inside, /\r\n/g);
      yield { line: info.lines - twice - count(inside, /\n/g), cells: record };
    }
  } catch (error) {
    if (error instanceof CsvError) throw new Stop(`${basename(path)} cannot be read as CSV: ${error.message}.`);
    throw error;
  }
}

const delimiters = [",", ";", "\t"] as const;

/** The one that parts most names of columns. */
async function delimiterOf(path: string): Promise<string> {
  const [first = ""] = (await headOf(path)).split(/[\r\n]/, 1);
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

const HEAD = 16_384;

async function headOf(path: string): Promise<string> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead).toString("utf8");
  } finally {
    await file.close();
  }
}

async function* textOf(path: string) {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new Stop(`${basename(path)} is not written in UTF-8: export it again as such.`);
    throw error;
  }
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
