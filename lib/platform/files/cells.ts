import { timeZone } from "../i18n/formats";

/** What one cell of a file of rows holds; of a Date its day, as the pages say it. */
export type Cell = string | number | Date | null;

/** The rows of a file, the heads first, read one after the other, so that no file is ever whole in memory. */
export type Rows = AsyncIterable<readonly Cell[]>;

export type FileFormat = "csv" | "xlsx";

const days = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** As yyyy-mm-dd, where the house stands. */
export const dayOf = (date: Date): string => days.format(date);

const PIECE = 16_384;

/** Short texts in pieces worth sending. */
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
