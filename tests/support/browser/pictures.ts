/** Width and height of a PNG; undefined for other files. */
export function pngSize(bytes: Buffer): [width: number, height: number] | undefined {
  const isPng = bytes.subarray(0, 8).equals(Buffer.from("89504e470d0a1a0a", "hex"));
  return isPng ? [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] : undefined;
}
