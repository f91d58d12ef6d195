import { Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";

export type ZipEntry = { name: string; content: Iterable<string> | AsyncIterable<string> };

const sizesFollow = 0x0008;
const utf8 = 0x0800;
const deflated = 8;
/** 1980-01-01, so that equal rows give equal files. */
const firstDay = 0x0021;

/** A streamed ZIP archive: sizes and checksums follow each entry. */
export async function* zipOf(entries: Iterable<ZipEntry>): AsyncGenerator<Buffer> {
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const begin = offset;
    const sum = { crc: 0, packed: 0, plain: 0 };
    const head = Buffer.concat([fields([0x04034b50, 4], ...described(), [0, 4], [0, 4], [0, 4]), nameField(name)]);
    yield head;
    offset += head.length;
    for await (const chunk of packed(content, sum)) {
      offset += chunk.length;
      yield chunk;
    }
    const sums: Field[] = [
      [sum.crc, 4],
      [sum.packed, 4],
      [sum.plain, 4],
    ];
    const tail = fields([0x08074b50, 4], ...sums);
    yield tail;
    offset += tail.length;
    const place: Field[] = [
      [0, 2],
      [0, 2],
      [0, 2],
      [0, 4],
      [begin, 4],
    ];
    const entry = [
      fields([0x02014b50, 4], [20, 2], ...described(), ...sums),
      nameField(name).subarray(0, 4),
      fields(...place),
    ];
    directory.push(...entry, nameField(name).subarray(4));
  }
  const list = Buffer.concat(directory);
  const count = [...entries].length;
  yield list;
  yield fields([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [list.length, 4], [offset, 4], [0, 2]);
}

async function* packed(content: ZipEntry["content"], sum: { crc: number; packed: number; plain: number }) {
  const deflate = createDeflateRaw();
  async function* counted() {
    for await (const text of content) {
      const chunk = Buffer.from(text);
      sum.crc = crc32(chunk, sum.crc);
      sum.plain += chunk.length;
      yield chunk;
    }
  }
  const source = Readable.from(counted(), { objectMode: false });
  source.on("error", (error) => deflate.destroy(error));
  for await (const chunk of source.pipe(deflate)) {
    sum.packed += chunk.length;
    yield chunk as Buffer;
  }
}

type Field = [value: number, bytes: 2 | 4];

const described = (): Field[] => [
  [20, 2],
  [sizesFollow | utf8, 2],
  [deflated, 2],
  [0, 2],
  [firstDay, 2],
];

function nameField(name: string): Buffer {
  const text = Buffer.from(name);
  return Buffer.concat([fields([text.length, 2], [0, 2]), text]);
}

function fields(...all: Field[]): Buffer {
  const bytes = Buffer.alloc(all.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of all) at = bytes.writeUIntLE(value, at, size);
  return bytes;
}
