import "server-only";
import { createWriteStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import { readMultipart, type SentPart, TooMuchText } from "../http/read-multipart";
import { refuse } from "./refusal";

const maxParts = 30;
const maxTextBytes = 256 * 1024;

type Fields = Record<string, string | File>;
type Destination = { to: string; maxBytes: number; tooLarge: Parameters<typeof refuse>[0] };

/** Parses a form whose file `name` is streamed to disk; `begin` is called before its first byte. After a refusal the rest is discarded, so that the browser reads the response. Fills `fields`, also after a refusal. */
export async function formOnDisk(request: Request, fields: Fields, name: string, begin: () => Promise<Destination>) {
  let bytesInMemory = 0;

  async function onFile(part: SentPart) {
    if (part.filename === "") return;
    if (part.name === name) await writeToDisk(part, await begin());
    else fields[part.name] = await readToMemory(part);
  }

  async function readToMemory({ bytes, filename }: SentPart) {
    const chunks: Buffer<ArrayBuffer>[] = [];
    for await (const chunk of bytes) {
      bytesInMemory += chunk.length;
      if (bytesInMemory > maxTextBytes) throw new TooMuchText("Too much text");
      chunks.push(chunk);
    }
    return new File(chunks, filename);
  }

  const onText = (key: string, text: string) => {
    fields[key] = text;
  };
  await readMultipart(request, { parts: maxParts, text: maxTextBytes, onFile, onText, dropsRest: true });
}

async function writeToDisk({ bytes }: SentPart, { to, maxBytes, tooLarge }: Destination) {
  await pipeline(
    bytes,
    async function* limitSize(source: AsyncIterable<Buffer>) {
      let length = 0;
      for await (const chunk of source) {
        length += chunk.length;
        if (length > maxBytes) refuse(tooLarge);
        yield chunk;
      }
    },
    createWriteStream(to),
  );
}
