import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

const SIZES_FOLLOW = 0x0008;
const UTF8 = 0x0800;
const DEFLATED = 8;
/** 1980-01-01, so that equal rows give equal files. */
const FIXED_DATE = 0x0021;

/** A streamed ZIP archive, in which the size and checksum of each entry follow its content. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const entryOffset = offset;
    const totals = { crc: 0, packed: 0, plain: 0 };
    const head = Buffer.concat([fields([0x04034b50, 4], ...commonFields(), [0, 4], [0, 4], [0, 4]), nameField(name)]);
    yield head;
    offset += head.length;
    for await (const chunk of deflateContent(content, totals)) {
      offset += chunk.length;
      yield chunk;
    }
    const sums: Field[] = [
      [totals.crc, 4],
      [totals.packed, 4],
      [totals.plain, 4],
    ];
    const tail = fields([0x08074b50, 4], ...sums);
    yield tail;
    offset += tail.length;
    const location: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [entryOffset, 4],
    ];
    const entry = [
      fields([0x02014b50, 4], [20, 2], ...commonFields(), ...sums),
      nameField(name).subarray(0, 4),
      fields(...location),
    ];
    directory.push(...entry, nameField(name).subarray(4));
  }
  const list = Buffer.concat(directory);
  const count = [...entries].length;
  yield list;
  yield fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
}

async function* deflateContent(content: ZipEntry["content"], totals: { crc: number; packed: number; plain: number }) {
  const deflate = createDeflateRaw();
  async function* readChunks() {
    for await (const text of content) {
      const chunk = Buffer.from(text);
      totals.crc = crc32(chunk, totals.crc);
      totals.plain += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(readChunks(), { objectMode: false });
  source.on("error", (error) => deflate.destroy(error));
  for await (const chunk of source.pipe(deflate)) {
    totals.packed += chunk.length;
    yield chunk as Buffer;
  }
}

type Field = [value: number, bytes: 2 | 4];

const commonFields = (): Field[] => [
  [20, 2],
  [SIZES_FOLLOW | UTF8, 2],
  [DEFLATED, 2],
  [0, 2],
  [FIXED_DATE, 2],
];

function nameField(name: string): Buffer {
  const text = Buffer.from(name);
  return Buffer.concat([fields([text.length, 2], [0, 2]), text]);
}

function fields(...parts: Field[]): Buffer {
  const bytes = Buffer.alloc(parts.reduce((sum, [, size]) => sum + size, 0));
  let position = 0;
  for (const [value, size] of parts) position = bytes.writeUIntLE(value, position, size);
  return bytes;
}
