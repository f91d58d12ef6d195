import { bigEndian, bigEndian64, Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";
import { type Box, boxesIn, boxesOfFile, childOf, emptied } from "./iso-boxes";
import { samplesOf } from "./iso-samples";

const MOST_INDEX = 32 * 1024 * 1024;

/** What players need; anything else may say where and with what it was filmed. */
const needed = {
  file: ["ftyp", "styp", "moov", "mdat", "moof", "mfra", "sidx", "ssix", "wide", "free", "skip"],
  movie: ["mvhd", "trak", "mvex", "iods", "free", "skip"],
  track: ["tkhd", "edts", "tref", "mdia", "tapt", "load", "free", "skip"],
};
const room = ["free", "skip"];
const played = ["vide", "soun", "text", "sbtl", "subt", "clcp", "tmcd"];

/** Reads an MP4 or MOV video: how long it lasts, and what of it is to be emptied. Throws where it is none, or cut off. */
export async function readIsoVideo(read: ReadBytes, size: number) {
  const boxes = await boxesOfFile(read, size);
  const movie = boxes.find(({ type }) => type === "moov");
  const media = boxes.some(({ type }) => type === "mdat");
  if (!movie || !media || movie.end - movie.start > MOST_INDEX) throw new Malformed();
  const bytes = await read(movie.start, movie.end - movie.start);
  const root = { ...movie, start: 0, end: movie.end - movie.start };
  const tracks = boxesIn(bytes, root).filter(({ type }) => type === "trak");
  const unplayed = tracks.filter((track) => !played.includes(handlerOf(bytes, track)));
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
    ...boxes.filter(({ type }) => room.includes(type)).flatMap(emptied),
    ...unplayed.flatMap((track) => samplesOf(bytes, track)).filter(({ at, length }) => at + length <= size),
  ];
  return { seconds: secondsOf(bytes, root), patches, loose };
}

const unneeded = (boxes: Box[], kept: string[]) => boxes.filter(({ type }) => !kept.includes(type));

function handlerOf(bytes: Uint8Array, track: Box): string {
  const handler = childOf(bytes, childOf(bytes, track, "mdia"), "hdlr");
  if (!handler) throw new Malformed();
  return nameAt(bytes, handler.start + handler.head + 8);
}

/** Null where the file does not say it, as when it was recorded in pieces. */
function secondsOf(bytes: Uint8Array, movie: Box): number | null {
  const head = childOf(bytes, movie, "mvhd");
  if (!head) throw new Malformed();
  const at = head.start + head.head;
  const long = bytes[at] === 1;
  const units = bigEndian(bytes, at + (long ? 20 : 12));
  const whole = long ? bigEndian64(bytes, at + 24) : bigEndian(bytes, at + 16);
  const pieces = childOf(bytes, childOf(bytes, movie, "mvex"), "mehd");
  const from = pieces && pieces.start + pieces.head;
  const inPieces =
    from === undefined ? 0 : bytes[from] === 1 ? bigEndian64(bytes, from + 4) : bigEndian(bytes, from + 4);
  const length = (whole || inPieces) / units;
  return Number.isFinite(length) && length > 0 ? Math.max(1, Math.round(length)) : null;
}
