const HEAD = 4;

/** Writes bytes with a length prefix. */
export function writeFrame(pipe: NodeJS.WritableStream, bytes: Uint8Array) {
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(bytes.length);
  pipe.write(head);
  pipe.write(bytes);
}

/** Throws when a frame is longer than `most` bytes. */
export async function* framesIn(
  pipe: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let parts: Buffer[] = [];
  let size = 0;
  let needed = HEAD;
  for await (const part of pipe) {
    parts.push(part);
    size += part.length;
    while (size >= needed) {
      const bytes = Buffer.concat(parts);
      const length = HEAD + bytes.readUInt32BE();
      if (length > maxBytes) throw new Error("a frame is too long");
      if (size >= length) {
        yield bytes.subarray(HEAD, length);
        parts = [bytes.subarray(length)];
        size -= length;
        needed = HEAD;
      } else {
        parts = [bytes];
        needed = length;
      }
    }
  }
}
