import "server-only";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { readMultipart, type SentPart, TooMuchText } from "../http/read-multipart";
import { refuse } from "./refusal";

/** Parts of such a form, and bytes of all its texts and small files together, at most. */
const mostParts = 30;
const mostText = 256 * 1024;

type Fields = Record<string, string | File>;
/** Where the large file goes, how large it may be, and the code for more. */
type Place = { to: string; most: number; tooLarge: Parameters<typeof refuse>[0] };

/**
 * Reads a form with one large file, `name`, that goes to disk as it comes; `begin` is called before its first byte. Everything
 * else is short. After a refusal the rest is read and dropped, so that the browser reads the answer. `fields` holds what
 * came, also after a refusal.
 */
export async function formOnDisk(request: Request, fields: Fields, name: string, begin: () => Promise<Place>) {
  let small = 0;

  async function onFile(part: SentPart) {
    if (part.filename === "") return;
    if (part.name === name) await write(part, await begin());
    else fields[part.name] = await short(part);
  }

  async function short({ bytes, filename }: SentPart) {
    const chunks: Buffer<ArrayBuffer>[] = [];
    for await (const chunk of bytes) {
      small += chunk.length;
      if (small > mostText) throw new TooMuchText("Too much text");
      chunks.push(chunk);
    }
    return new File(chunks, filename);
  }

  const onText = (key: string, text: string) => {
    fields[key] = text;
  };
  await readMultipart(request, { parts: mostParts, text: mostText, onFile, onText, dropsRest: true });
}

async function write({ bytes }: SentPart, { to, most, tooLarge }: Place) {
  await pipeline(
    bytes,
    async function* weighed(source: AsyncIterable<Buffer>) {
      let length = 0;
      for await (const chunk of source) {
        length += chunk.length;
        if (length > most) refuse(tooLarge);
        yield chunk;
      }
    },
    createWriteStream(to),
  );
}
