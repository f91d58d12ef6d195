import { crc32, inflateRawSync } from "node:zlib";

/** The files of an archive, as its directory tells of them. */
export function filesIn(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from("504b0506", "hex"));
  const files = new Map<string, string>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [crc, packed, plain] = [16, 20, 24].map((field) => zip.readUInt32LE(at + field));
    const length = zip.readUInt16LE(at + 28);
    const name = zip.toString("utf8", at + 46, at + 46 + length);
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26);
    const content = inflateRawSync(zip.subarray(begin, begin + packed!));
    if (crc32(content) !== crc || content.length !== plain) throw new Error(`${name} is broken`);
    files.set(name, content.toString());
    at += 46 + length;
  }
  return files;
}
