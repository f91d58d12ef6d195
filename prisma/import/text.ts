import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { basename } from "node:path";
import { Stop } from "../../scripts/fail.ts";

/** The format of a file; `returns`: lines end with a carriage return alone. */
export type Format = { encoding: string; delimiter: string; returns: boolean };

const delimiters = [",", ";", "\t"] as const;
const HEAD = 16_384;

export async function formatOf(path: string, named?: string): Promise<Format> {
  const head = await headOf(path);
  const encoding = utf16Of(head) ?? named ?? "utf-8";
  const text = new TextDecoder(encoding).decode(head, { stream: true });
  const [first = ""] = text.split(/[\r\n]/, 1);
  return { encoding, delimiter: delimiterOf(first), returns: text.includes("\r") && !text.includes("\n") };
}

/** Detects UTF-16 by its byte order mark, else because every second byte of Latin text is zero. */
function utf16Of(head: Uint8Array): string | null {
  const [first, second, third, fourth] = head;
  if ((first === 0xff && second === 0xfe) || (first && second === 0 && third && fourth === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second && third === 0 && fourth)) return "utf-16be";
  return null;
}

/** The delimiter that gives the most column names. */
function delimiterOf(first: string): string {
  const [, named] = /^sep=(.)$/i.exec(first) ?? [];
  if (named) return named;
  const counts = delimiters.map((delimiter) => first.split(delimiter).length);
  return delimiters[counts.indexOf(Math.max(...counts))] ?? ",";
}

async function headOf(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The text after the first `skipped` lines. */
export async function* textOf(path: string, { encoding, returns }: Format, skipped: number): AsyncGenerator<string> {
  let linesLeft = skipped;
  for await (const decoded of decodedOf(path, encoding)) {
    const text = returns ? decoded.replaceAll("\r", "\n") : decoded;
    let from = 0;
    for (; linesLeft > 0; linesLeft--) {
      const end = text.indexOf("\n", from);
      if (end < 0) break;
      from = end + 1;
    }
    if (linesLeft === 0) yield text.slice(from);
  }
}

async function* decodedOf(path: string, encoding: string) {
  const decoder = new TextDecoder(encoding, { fatal: true, ignoreBOM: true });
  try {
    for await (const bytes of createReadStream(path)) yield decoder.decode(bytes as Buffer, { stream: true });
    yield decoder.decode();
  } catch (error) {
    if (error instanceof TypeError)
      throw new Stop(`${basename(path)} is not written in ${encoding.toUpperCase()}: ${how}.`);
    throw error;
  }
}

const how = "export it again as UTF-8, or name how it is written (--encoding windows-1252)";

export function isEncoding(label: string): boolean {
  try {
    return Boolean(new TextDecoder(label));
  } catch {
    return false;
  }
}
