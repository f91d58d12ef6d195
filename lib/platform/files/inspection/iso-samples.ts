import { bigEndian, bigEndian64, type Patch } from "./bytes";
import { type Box, childOf } from "./iso-boxes";

/** Returns the byte ranges of a track's samples, because an unplayed track may hold GPS positions. */
export function samplesOf(bytes: Uint8Array, track: Box): Patch[] {
  const table = childOf(bytes, childOf(bytes, childOf(bytes, track, "mdia"), "minf"), "stbl");
  const [sizes, sampleToChunk] = [childOf(bytes, table, "stsz"), childOf(bytes, table, "stsc")];
  const long = childOf(bytes, table, "co64");
  const chunks = long ?? childOf(bytes, table, "stco");
  if (!sizes || !sampleToChunk || !chunks) return [];
  const lengthOf = lengthReader(bytes, sizes);
  const countIn = countReader(bytes, contentStart(sampleToChunk));
  const [offset, width] = [contentStart(chunks), long ? 8 : 4];
  let sample = 0;
  return Array.from({ length: entryCount(bytes, offset + 4, chunks, width) }, (_, chunk) => {
    const entryOffset = offset + 8 + chunk * width;
    const first = sample;
    sample += countIn(chunk + 1);
    return {
      at: long ? bigEndian64(bytes, entryOffset) : bigEndian(bytes, entryOffset),
      length: lengthOf(first, sample),
    };
  });
}

const MAX_CHUNKS = 100_000;

const contentStart = ({ start, head }: Box) => start + head;

const entryCount = (bytes: Uint8Array, offset: number, { start, end }: Box, width: number) =>
  Math.min(bigEndian(bytes, offset), Math.floor((end - start) / width), MAX_CHUNKS);

function lengthReader(bytes: Uint8Array, table: Box) {
  const offset = contentStart(table);
  const [commonSize, sampleCount] = [bigEndian(bytes, offset + 4), bigEndian(bytes, offset + 8)];
  const entries = commonSize ? sampleCount : Math.min(sampleCount, Math.floor((table.end - offset - 12) / 4));
  return (from: number, to: number) => {
    const last = Math.min(to, entries);
    if (commonSize) return Math.max(0, last - from) * commonSize;
    let length = 0;
    for (let sample = from; sample < last; sample += 1) length += bigEndian(bytes, offset + 12 + sample * 4);
    return length;
  };
}

function countReader(bytes: Uint8Array, offset: number) {
  const count = bigEndian(bytes, offset + 4);
  let entry = 0;
  return (chunk: number) => {
    while (entry + 1 < count && bigEndian(bytes, offset + 8 + (entry + 1) * 12) <= chunk) entry += 1;
    return count === 0 ? 0 : bigEndian(bytes, offset + 8 + entry * 12 + 4);
  };
}
