import { Zip, ZipDeflate } from "fflate";

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

/** So that equal rows give equal files. */
const fixedDate = new Date(1980, 0, 1);

/** A streamed ZIP archive, in which the size and checksum of each entry follow its content. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const chunks: Buffer[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(Buffer.from(chunk));
  });
  for (const { name, content } of entries) {
    const file = new ZipDeflate(name);
    file.mtime = fixedDate;
    zip.add(file);
    for await (const text of content) {
      file.push(Buffer.from(text));
      yield* chunks.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
