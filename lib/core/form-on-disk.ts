import "server-only";
import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { type Part, partsOf, textOf } from "./multipart";
import { refuse } from "./refusal";

const MOST_TEXT = 64 * 1024;

type Fields = Record<string, string | File>;
/** Asked before the first byte of the large file is written, with what came before it in the form: where to, how large at most and the code for more. */
type Begin = (fields: Fields) => Promise<{ to: string; most: number; tooLarge: Parameters<typeof refuse>[0] }>;

/** Reads a form with one large file, `name`, that goes to disk as it comes; everything else is short. After a refusal the rest is read and dropped, so that the browser hears the answer. */
export async function formOnDisk(request: Request, name: string, begin: Begin): Promise<Fields> {
  const fields: Fields = {};
  let refused: unknown = null;
  for await (const part of partsOf(request)) {
    if (refused || part.filename === "") continue;
    try {
      if (part.name === name && part.filename !== null) await write(part, await begin(fields));
      else fields[part.name] = await short(part);
    } catch (error) {
      refused = error;
    }
  }
  if (refused) throw refused;
  return fields;
}

async function write({ bytes }: Part, { to, most, tooLarge }: Awaited<ReturnType<Begin>>) {
  async function* weighed() {
    let length = 0;
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > most) refuse(tooLarge);
      yield chunk;
    }
  }
  await pipeline(Readable.from(weighed()), createWriteStream(to));
}

async function short(part: Part): Promise<string | File> {
  const text = await textOf(part, MOST_TEXT);
  return part.filename === null ? text : new File([text], part.filename);
}
