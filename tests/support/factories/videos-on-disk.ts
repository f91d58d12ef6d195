import { readFileSync } from "node:fs";
import { boxesIn } from "@/lib/platform/files/inspection/iso-boxes";

const film = readFileSync(new URL("../../../prisma/seed/media/duel.mp4", import.meta.url));

/** An ISO media box: eight bytes of length and type, then its content. */
export function isoBox(type: string, content: Buffer | string = "") {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + Buffer.byteLength(content));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, Buffer.from(content)]);
}

/** Five seconds of MP4 that browsers play; `tail` are boxes behind it, `inMovie` boxes in its index. */
export function mp4Bytes({ tail = Buffer.alloc(0), inMovie = Buffer.alloc(0) } = {}) {
  const boxes = boxesIn(film, { type: "", start: -8, head: 8, end: film.length });
  const parts = boxes.map(({ type, start, end }) => {
    const part = Buffer.from(film.subarray(start, end));
    if (type !== "moov") return part;
    part.writeUInt32BE(part.length + inMovie.length);
    return Buffer.concat([part, inMovie]);
  });
  return Buffer.concat([...parts, tail]);
}

/** The same, stated to be HEVC. */
export function hevcBytes() {
  const bytes = mp4Bytes();
  bytes.write("hvc1", bytes.indexOf("avc1", bytes.indexOf("stsd")), "latin1");
  return bytes;
}

/** The place of recording, as phones store it. */
export const placeBox = () => isoBox("udta", isoBox("\xa9xyz".replace("\xa9", "x"), "+45.7640+004.8357/"));

/** An AVI of two seconds with one video stream. */
export function aviBytes({ info = "" } = {}) {
  const chunk = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8);
    head.write(name, "latin1");
    head.writeUInt32LE(content.length, 4);
    return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
  };
  const list = (name: string, ...parts: Buffer[]) => chunk("LIST", Buffer.concat([Buffer.from(name), ...parts]));
  const stream = Buffer.alloc(56);
  stream.write("vidsMJPG");
  for (const [column, value] of [
    [20, 1],
    [24, 25],
    [32, 50],
  ] as const)
    stream.writeUInt32LE(value, column);
  const header = list(
    "hdrl",
    chunk("avih", Buffer.alloc(56)),
    list("strl", chunk("strh", stream), chunk("strf", Buffer.alloc(40))),
  );
  const infoList = info ? [list("INFO", chunk("ISFT", Buffer.from(info)))] : [];
  const body = Buffer.concat([Buffer.from("AVI "), header, ...infoList, list("movi", chunk("00dc", Buffer.alloc(10)))]);
  return chunk("RIFF", body);
}
