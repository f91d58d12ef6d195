import { bigEndian, bigEndian64, type Patch } from "./bytes";
import { type Box, childOf } from "./iso-boxes";

/** Where the samples of a track lie in its file, chunk by chunk: a track nobody plays may be the camera's way over the map. */
export function samplesOf(bytes: Uint8Array, track: Box): Patch[] {
  const table = childOf(bytes, childOf(bytes, childOf(bytes, track, "mdia"), "minf"), "stbl");
  const [sizes, runs] = [childOf(bytes, table, "stsz"), childOf(bytes, table, "stsc")];
  const long = childOf(bytes, table, "co64");
  const chunks = long ?? childOf(bytes, table, "stco");
  if (!sizes || !runs || !chunks) return [];
  const lengthOf = lengthReader(bytes, sizes);
  const countIn = countReader(bytes, inside(runs));
  const [at, width] = [inside(chunks), long ? 8 : 4];
  let sample = 0;
  return Array.from({ length: counted(bytes, at + 4, chunks, width) }, (_, chunk) => {
    const place = at + 8 + chunk * width;
    const first = sample;
    sample += countIn(chunk + 1);
    return { at: long ? bigEndian64(bytes, place) : bigEndian(bytes, place), length: lengthOf(first, sample) };
  });
}

const MOST_CHUNKS = 100_000;

const inside = ({ start, head }: Box) => start + head;

/** How many entries a table says it has, as far as it is long enough for them. */
const counted = (bytes: Uint8Array, at: number, { start, end }: Box, width: number) =>
  Math.min(bigEndian(bytes, at), Math.floor((end - start) / width), MOST_CHUNKS);

/** Bytes of the samples from one to before another; all alike, or each by its entry. */
function lengthReader(bytes: Uint8Array, table: Box) {
  const at = inside(table);
  const [same, said] = [bigEndian(bytes, at + 4), bigEndian(bytes, at + 8)];
  const entries = same ? said : Math.min(said, Math.floor((table.end - at - 12) / 4));
  return (from: number, to: number) => {
    const last = Math.min(to, entries);
    if (same) return Math.max(0, last - from) * same;
    let length = 0;
    for (let sample = from; sample < last; sample += 1) length += bigEndian(bytes, at + 12 + sample * 4);
    return length;
  };
}

/** Samples in a chunk, counted from 1: each entry holds from its first chunk to that of the next. */
function countReader(bytes: Uint8Array, at: number) {
  const count = bigEndian(bytes, at + 4);
  let entry = 0;
  return (chunk: number) => {
    while (entry + 1 < count && bigEndian(bytes, at + 8 + (entry + 1) * 12) <= chunk) entry += 1;
    return count === 0 ? 0 : bigEndian(bytes, at + 8 + entry * 12 + 4);
  };
}
