/** Reads so many bytes of a file from `start` on; fewer only at its end. */
export type ReadBytes = (start: number, length: number) => Promise<Uint8Array>;

/** What is written over a part of a file: a text, and zeros where there is none. */
export type Patch = { at: number; length: number; text?: string };

/** The bytes do not follow the format they claim. */
export class Malformed extends Error {}

const view = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

export const bigEndian = (bytes: Uint8Array, at: number) => within(bytes, at, 4) && view(bytes).getUint32(at);

export const littleEndian = (bytes: Uint8Array, at: number) => within(bytes, at, 4) && view(bytes).getUint32(at, true);

export const bigEndian64 = (bytes: Uint8Array, at: number) => bigEndian(bytes, at) * 2 ** 32 + bigEndian(bytes, at + 4);

/** Four characters that name a part of a file. */
export const nameAt = (bytes: Uint8Array, at: number) =>
  String.fromCharCode(...bytes.subarray(at, within(bytes, at, 4) && at + 4));

function within(bytes: Uint8Array, at: number, length: number): number {
  if (at < 0 || at + length > bytes.length) throw new Malformed();
  return length;
}
