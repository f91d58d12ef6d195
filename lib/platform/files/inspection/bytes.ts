export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

export type Patch = { at: number; length: number; text?: string };

export class Malformed extends Error {}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const bigEndian = (bytes: Uint8Array, offset: number) =>
  checkRange(bytes, offset, 4) && view(bytes).getUint32(offset);

export const littleEndian = (bytes: Uint8Array, offset: number) =>
  checkRange(bytes, offset, 4) && view(bytes).getUint32(offset, true);

export const bigEndian64 = (bytes: Uint8Array, offset: number) =>
  bigEndian(bytes, offset) * 2 ** 32 + bigEndian(bytes, offset + 4);

export const nameAt = (bytes: Uint8Array, offset: number) =>
  String.fromCharCode(...bytes.subarray(offset, checkRange(bytes, offset, 4) && offset + 4));

function checkRange(bytes: Uint8Array, offset: number, length: number): number {
  if (offset < 0 || offset + length > bytes.length) throw new Malformed();
  return length;
}
