import { littleEndian, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";

type Chunk = { name: string; start: number; end: number };

const MOST_HEADER = 1024 * 1024;
const MOST_CHUNKS = 4000;

/** What players need; anything else may say where and with what it was filmed. */
const needed = { file: ["LIST hdrl", "LIST movi", "idx1", "JUNK"], stream: ["strh", "strf", "indx", "vprp", "JUNK"] };

/** Reads an AVI video, as `readIsoVideo` does an MP4. */
export async function readAviVideo(read: ReadBytes, size: number) {
  const parts = await chunksOf(read, { name: "", start: -8, end: size }, 0);
  if (parts.some(({ name }, at) => name !== (at === 0 ? "RIFF AVI " : "RIFF AVIX"))) throw new Malformed();
  const chunks = (await Promise.all(parts.map((part) => chunksOf(read, part)))).flat();
  const header = chunks.find(({ name }) => name === "LIST hdrl");
  if (!header || !chunks.some(({ name }) => name === "LIST movi")) throw new Malformed();
  if (header.end - header.start > MOST_HEADER) throw new Malformed();
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

const unneeded = (chunks: Chunk[], kept: string[]) => chunks.filter(({ name }) => !kept.includes(name));

const emptied = ({ start, end }: Chunk): Patch[] => [
  { at: start, length: 4, text: "JUNK" },
  { at: start + 8, length: end - start - 8 },
];

/** The chunks inside another, whose own name takes the first `head` bytes of it; a list bears what it lists in its name. */
async function chunksOf(read: ReadBytes, { start, end }: Chunk, head = 4): Promise<Chunk[]> {
  const chunks: Chunk[] = [];
  for (let at = start + 8 + head; at + 8 <= end; at = even(chunks.at(-1)?.end ?? end)) {
    const bytes = await read(at, 12);
    const [id, until] = [nameAt(bytes, 0), at + 8 + littleEndian(bytes, 4)];
    const name = id === "LIST" || id === "RIFF" ? `${id} ${nameAt(bytes, 8)}` : id;
    if (until > end || chunks.length > MOST_CHUNKS) throw new Malformed();
    chunks.push({ name, start: at, end: until });
  }
  return chunks;
}

const even = (at: number) => at + (at % 2);

/** Seconds of a stream of pictures; null of any other. */
async function lengthOf(read: ReadBytes, { start }: Chunk): Promise<number | null> {
  const head = await read(start + 8, 36);
  if (nameAt(head, 0) !== "vids") return null;
  const [scale, rate, frames] = [20, 24, 32].map((at) => littleEndian(head, at)) as [number, number, number];
  return rate === 0 ? 1 : Math.max(1, Math.round((frames * scale) / rate));
}
