const HEADER_BYTES = 4;

export function writeFrame(pipe: NodeJS.WritableStream, bytes: Uint8Array) {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32BE(bytes.length);
  pipe.write(header);
  pipe.write(bytes);
}

export async function* framesIn(
  pipe: AsyncIterable<Buffer>,
  maxBytes = Number.POSITIVE_INFINITY,
): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  let needed = HEADER_BYTES;
  for await (const chunk of pipe) {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= needed) {
      const bytes = Buffer.concat(chunks);
      const length = HEADER_BYTES + bytes.readUInt32BE();
      if (length > maxBytes) throw new Error("a frame is too long");
      if (size >= length) {
        yield bytes.subarray(HEADER_BYTES, length);
        chunks = [bytes.subarray(length)];
        size -= length;
        needed = HEADER_BYTES;
      } else {
        chunks = [bytes];
        needed = length;
      }
    }
  }
}
