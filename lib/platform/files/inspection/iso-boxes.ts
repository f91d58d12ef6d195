import { bigEndian, bigEndian64, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";

export type Box = { type: string; start: number; head: number; end: number };

const MAX_BOXES = 4000;

export async function boxesOfFile(read: ReadBytes, size: number): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let offset = 0; offset < size; offset = boxes.at(-1)?.end ?? size) {
    boxes.push(boxAt(await read(offset, 16), 0, { start: offset, end: size }));
    if (boxes.length > MAX_BOXES) throw new Malformed();
  }
  return boxes;
}

export function boxesIn(bytes: Uint8Array, { start, head, end }: Box): Box[] {
  const boxes: Box[] = [];
  for (let offset = start + head; offset + 8 <= end; offset = boxes.at(-1)?.end ?? end) {
    boxes.push(boxAt(bytes, offset, { start: offset, end }));
    if (boxes.length > MAX_BOXES) throw new Malformed();
  }
  return boxes;
}

export const childOf = (bytes: Uint8Array, box: Box | undefined, type: string) =>
  box && boxesIn(bytes, box).find((child) => child.type === type);

function boxAt(bytes: Uint8Array, offset: number, { start, end }: { start: number; end: number }): Box {
  const [shortLength, type] = [bigEndian(bytes, offset), nameAt(bytes, offset + 4)];
  const head = shortLength === 1 ? 16 : 8;
  const length = shortLength === 1 ? bigEndian64(bytes, offset + 8) : shortLength === 0 ? end - start : shortLength;
  if (length < head || start + length > end || !/^[\x20-\x7e\xa9]{4}$/.test(type)) throw new Malformed();
  return { type, start, head, end: start + length };
}

export const emptied = ({ start, head, end }: Box): Patch[] => [
  { at: start + 4, length: 4, text: "free" },
  { at: start + head, length: end - start - head },
];
