import { crc32, inflateRawSync } from "node:zlib";

/** The files in an archive, read from its directory. */
export function filesIn(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  const files = new Map<string, string>();
  let offset = zip.readUInt32LE(end + 16);
  for (let remaining = zip.readUInt16LE(end + 10); remaining > 0; remaining--) {
    const [crc, packed, plain] = [16, 20, 24].map((field) => zip.readUInt32LE(offset + field));
    const length = zip.readUInt16LE(offset + 28);
    const name = zip.toString("utf8", offset + 46, offset + 46 + length);
    const local = zip.readUInt32LE(offset + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26);
    const content = inflateRawSync(zip.subarray(begin, begin + packed!));
    if (crc32(content) !== crc || content.length !== plain) throw new Error(`${name} is broken`);
    files.set(name, content.toString());
    offset += 46 + length;
  }
  return files;
}
