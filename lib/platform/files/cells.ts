import { timeZone } from "../i18n/formats";

/** A Date stands for its day. */
export type Cell = string | number | Date | null;

/** Rows with the header first, streamed. */
export type Rows = AsyncIterable<readonly Cell[]>;

export type FileFormat = "csv" | "xlsx";

const days = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** yyyy-mm-dd in our time zone. */
export const dayOf = (date: Date): string => days.format(date);

const PIECE = 16_384;

/** Joins short texts into chunks worth sending. */
export async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = "";
  for await (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = "";
  }
  if (piece) yield piece;
}
