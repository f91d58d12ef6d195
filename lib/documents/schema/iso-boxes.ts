import { bigEndian, bigEndian64, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";

/** A part of an MP4 or MOV file: where it starts, how long its header is, and where it ends. */
export type Box = { type: string; start: number; head: number; end: number };

const MOST_BOXES = 4000;

/** The boxes of a whole file, which they fill to its last byte. */
export async function boxesOfFile(read: ReadBytes, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = 0; at < size; at = boxes.at(-1)?.end ?? size) {
    boxes.push(boxAt(await read(at, 16), 0, { start: at, end: size }));
    if (boxes.length > MOST_BOXES) throw new Malformed();
  }
  return boxes;
}

/** The boxes inside one whose bytes are read; a rest too short for a box ends them. */
export function boxesIn(bytes: Uint8Array, { start, head, end }: Box): Box[] {
  const boxes: Box[] = [];
  for (let at = start + head; at + 8 <= end; at = boxes.at(-1)?.end ?? end) {
    boxes.push(boxAt(bytes, at, { start: at, end }));
    if (boxes.length > MOST_BOXES) throw new Malformed();
  }
  return boxes;
}

export const childOf = (bytes: Uint8Array, box: Box | undefined, type: string) =>
  box && boxesIn(bytes, box).find((child) => child.type === type);

function boxAt(bytes: Uint8Array, at: number, { start, end }: { start: number; end: number }): Box {
  const [short, type] = [bigEndian(bytes, at), nameAt(bytes, at + 4)];
  const head = short === 1 ? 16 : 8;
  const length = short === 1 ? bigEndian64(bytes, at + 8) : short === 0 ? end - start : short;
  if (length < head || start + length > end || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new Malformed();
  return { type, start, head, end: start + length };
}

/** Makes a box empty room: players pass over it. */
export const emptied = ({ start, head, end }: Box): Patch[] => [
  { at: start + 4, length: 4, text: "free" },
  { at: start + head, length: end - start - head },
];
