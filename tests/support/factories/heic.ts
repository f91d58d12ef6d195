import { readFileSync } from "node:fs";
import { isoBox } from "./videos-on-disk";

const movie = readFileSync(new URL("../files/cases/iphone-hevc.mov", import.meta.url));

const long = (...values: number[]) => Buffer.from(new Uint8Array(values.flatMap((value) => bytesOf(value, 4))));
const short = (...values: number[]) => Buffer.from(new Uint8Array(values.flatMap((value) => bytesOf(value, 2))));
const bytesOf = (value: number, count: number) =>
  Array.from({ length: count }, (_, index) => (value >>> (8 * (count - 1 - index))) & 255);
const fullBox = (type: string, ...content: Buffer[]) => isoBox(type, Buffer.concat([long(0), ...content]));
const item = (id: number, type: string) =>
  isoBox("infe", Buffer.concat([long(0x02000000), short(id, 0), Buffer.from(`${type}\0`)]));

const table = movie.indexOf("stsd");
const entry = movie.indexOf("hvc1", table);
export const heicSize = { width: movie.readUInt16BE(entry + 28), height: movie.readUInt16BE(entry + 30) };

/** The first frame of a phone's film, as the phone stores a photo: HEVC in a HEIC file, with the place in its EXIF data. */
export function heicBytes({ brand = "heic", place = "GPS 45.7640 N" } = {}): Buffer {
  const settings = movie.indexOf("hvcC", entry) - 4;
  const frameAt = movie.readUInt32BE(movie.indexOf("stco", table) + 12);
  const frame = movie.subarray(frameAt, frameAt + movie.readUInt32BE(movie.indexOf("stsz", table) + 16));
  const exif = Buffer.concat([long(6), Buffer.from(`Exif\0\0II*\0\b\0\0\0\0\0\0\0\0\0${place}`, "latin1")]);
  const head = isoBox("ftyp", Buffer.concat([Buffer.from(brand), long(0), Buffer.from("mif1heic")]));
  const properties = isoBox(
    "ipco",
    Buffer.concat([
      movie.subarray(settings, settings + movie.readUInt32BE(settings)),
      fullBox("ispe", long(heicSize.width, heicSize.height)),
    ]),
  );
  const uses = fullBox("ipma", long(1), short(1), Buffer.from([2, 0x81, 0x02]));
  const index = (start: number) =>
    fullBox(
      "meta",
      fullBox("hdlr", long(0), Buffer.from("pict"), Buffer.alloc(13)),
      fullBox("pitm", short(1)),
      fullBox(
        "iloc",
        short(0x4400, 2),
        short(1, 0, 1),
        long(start, frame.length),
        short(2, 0, 1),
        long(start + frame.length, exif.length),
      ),
      fullBox("iinf", short(2), item(1, "hvc1"), item(2, "Exif")),
      fullBox("iref", isoBox("cdsc", short(2, 1, 1))),
      isoBox("iprp", Buffer.concat([properties, uses])),
    );
  const dataAt = head.length + index(0).length + 8;
  return Buffer.concat([head, index(dataAt), isoBox("mdat", Buffer.concat([frame, exif]))]);
}
