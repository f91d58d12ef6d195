import { littleEndian, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";

type Chunk = { name: string; start: number; end: number };

const MAX_HEADER_BYTES = 1024 * 1024;
const MAX_CHUNKS = 4000;

/** All other chunks are emptied because they may contain the place or the camera. */
const needed = { file: ["LIST hdrl", "LIST movi", "idx1", "JUNK"], stream: ["strh", "strf", "indx", "vprp", "JUNK"] };

export async function readAviVideo(read: ReadBytes, size: number) {
  const parts = await chunksOf(read, { name: "", start: -8, end: size }, 0);
  if (parts.some(({ name }, index) => name !== (index === 0 ? "RIFF AVI " : "RIFF AVIX"))) throw new Malformed();
  const chunks = (await Promise.all(parts.map((part) => chunksOf(read, part)))).flat();
  const header = chunks.find(({ name }) => name === "LIST hdrl");
  if (!header || !chunks.some(({ name }) => name === "LIST movi")) throw new Malformed();
  if (header.end - header.start > MAX_HEADER_BYTES) throw new Malformed();
  const streams = (await chunksOf(read, header)).filter(({ name }) => name === "LIST strl");
  const inStreams = (await Promise.all(streams.map((stream) => chunksOf(read, stream)))).flat();
  const lengths = await Promise.all(
    inStreams.filter(({ name }) => name === "strh").map((head) => lengthOf(read, head)),
  );
  const [seconds] = lengths.filter((length) => length !== null);
  if (seconds === undefined) throw new Malformed();
  const patches = [...unneeded(chunks, needed.file), ...unneeded(inStreams, needed.stream)].flatMap(emptied);
  return { seconds, patches, loose: chunks.filter(({ name }) => name === "JUNK").flatMap(emptied) };
}

const unneeded = (chunks: Chunk[], neededNames: string[]) => chunks.filter(({ name }) => !neededNames.includes(name));

const emptied = ({ start, end }: Chunk): Patch[] => [
  { at: start, length: 4, text: "JUNK" },
  { at: start + 8, length: end - start - 8 },
];

async function chunksOf(read: ReadBytes, { start, end }: Chunk, head = 4): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let offset = start + 8 + head; offset + 8 <= end; offset = even(chunks.at(-1)?.end ?? end)) {
    const bytes = await read(offset, 12);
    const [id, chunkEnd] = [nameAt(bytes, 0), offset + 8 + littleEndian(bytes, 4)];
    const name = id === "LIST" || id === "RIFF" ? `${id} ${nameAt(bytes, 8)}` : id;
    if (chunkEnd > end || chunks.length > MAX_CHUNKS) throw new Malformed();
    chunks.push({ name, start: offset, end: chunkEnd });
  }
  return chunks;
}

const even = (offset: number) => offset + (offset % 2);

async function lengthOf(read: ReadBytes, { start }: Chunk): Promise<number | null> {
  const head = await read(start + 8, 36);
  if (nameAt(head, 0) !== "vids") return null;
  const [scale, rate, frames] = [20, 24, 32].map((offset) => littleEndian(head, offset)) as [number, number, number];
  return rate === 0 ? 1 : Math.max(1, Math.round((frames * scale) / rate));
}
