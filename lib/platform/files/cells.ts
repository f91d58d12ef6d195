import { timeZone } from "../i18n/formats";
import { isoIn } from "../i18n/zone";

/** A Date is exported as its day in our time zone, a LocalTime as day and time in its own. */
export type Cell = string | number | Date | LocalTime | null;

export type LocalTime = { moment: Date; timeZone: string };

export type Rows = AsyncIterable<readonly Cell[]>;

export type FileFormat = "csv" | "xlsx";

const dayFormat = new Intl.DateTimeFormat("sv-SE", { timeZone });

/** yyyy-mm-dd in our time zone. */
export const dayOf = (date: Date): string => dayFormat.format(date);

/** yyyy-mm-dd hh:mm as clocks at the place show it. */
export const localTimeOf = ({ moment, timeZone: zone }: LocalTime): string =>
  isoIn(zone, moment).slice(0, 16).replace("T", " ");

const CHUNK_LENGTH = 16_384;

export async function* gathered(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let chunk = "";
  for await (const text of texts) {
    chunk += text;
    if (chunk.length < CHUNK_LENGTH) continue;
    yield chunk;
    chunk = "";
  }
  if (chunk) yield chunk;
}
