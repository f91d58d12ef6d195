import { bigEndian, bigEndian64, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";
import { type Box, boxesIn, boxesOfFile, childOf, emptied } from "./iso-boxes";
import { samplesOf } from "./iso-samples";

const MAX_INDEX_BYTES = 32 * 1024 * 1024;

const needed = {
  file: ["ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx", "ssix", "wide", "free", "skip"],
  movie: ["mvhd", "trak", "mvex", "iods", "free", "skip"],
  track: ["tkhd", "edts", "tref", "mdia", "tapt", "load", "free", "skip"],
};
const paddingTypes = ["free", "skip"];
const playedHandlers = ["vide", "soun", "text", "sbtl", "subt", "clcp", "tmcd"];

/** Returns the length and the byte ranges to empty of an MP4 or MOV video; throws `Malformed` for any other or truncated file. */
export async function readIsoVideo(read: ReadBytes, size: number) {
  const boxes = await boxesOfFile(read, size);
  const movie = boxes.find(({ type }) => type === "moov");
  const media = boxes.some(({ type }) => type === "mdat");
  if (!movie || !media || movie.end - movie.start > MAX_INDEX_BYTES) throw new Malformed();
  const bytes = await read(movie.start, movie.end - movie.start);
  const root = { ...movie, start: 0, end: movie.end - movie.start };
  const tracks = boxesIn(bytes, root).filter(({ type }) => type === "trak");
  const unplayed = tracks.filter((track) => !playedHandlers.includes(handlerOf(bytes, track)));
  if (!tracks.some((track) => handlerOf(bytes, track) === "vide")) throw new Malformed();

  const inMovie = [
    ...unneeded(boxesIn(bytes, root), needed.movie),
    ...tracks.flatMap((track) => (unplayed.includes(track) ? track : unneeded(boxesIn(bytes, track), needed.track))),
  ];
  const patches = [
    ...unneeded(boxes, needed.file).flatMap(emptied),
    ...inMovie.flatMap(emptied).map((patch) => ({ ...patch, at: patch.at + movie.start })),
  ];
  const loose: Patch[] = [
    ...boxes.filter(({ type }) => paddingTypes.includes(type)).flatMap(emptied),
    ...unplayed.flatMap((track) => samplesOf(bytes, track)).filter(({ at: offset, length }) => offset + length <= size),
  ];
  const videoTrack = tracks.find((track) => handlerOf(bytes, track) === "vide");
  return { seconds: secondsOf(bytes, root), patches, loose, format: formatOf(bytes, videoTrack) };
}

const unneeded = (boxes: Box[], neededTypes: string[]) => boxes.filter(({ type }) => !neededTypes.includes(type));

function handlerOf(bytes: Uint8Array, track: Box): string {
  const handler = childOf(bytes, childOf(bytes, track, "mdia"), "hdlr");
  if (!handler) throw new Malformed();
  return nameAt(bytes, handler.start + handler.head + 8);
}

function formatOf(bytes: Uint8Array, track: Box | undefined): string | null {
  const table = childOf(bytes, childOf(bytes, childOf(bytes, track, "mdia"), "minf"), "stbl");
  const description = childOf(bytes, table, "stsd");
  if (!description) return null;
  const offset = description.start + description.head + 12;
  return offset + 4 <= description.end ? nameAt(bytes, offset) : null;
}

function secondsOf(bytes: Uint8Array, movie: Box): number | null {
  const movieHeader = childOf(bytes, movie, "mvhd");
  if (!movieHeader) throw new Malformed();
  const offset = movieHeader.start + movieHeader.head;
  const long = bytes[offset] === 1;
  const timescale = bigEndian(bytes, offset + (long ? 20 : 12));
  const plainLength = long ? bigEndian64(bytes, offset + 24) : bigEndian(bytes, offset + 16);
  const fragmentHeader = childOf(bytes, childOf(bytes, movie, "mvex"), "mehd");
  const lengthOffset = fragmentHeader && fragmentHeader.start + fragmentHeader.head;
  const fragmentedLength =
    lengthOffset === undefined
      ? 0
      : bytes[lengthOffset] === 1
        ? bigEndian64(bytes, lengthOffset + 4)
        : bigEndian(bytes, lengthOffset + 4);
  const length = (plainLength || fragmentedLength) / timescale;
  return Number.isFinite(length) && length > 0 ? Math.max(1, Math.round(length)) : null;
}
