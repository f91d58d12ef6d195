import { readFileSync } from "node:fs";
import sharp from "sharp";
import { expect, test } from "vitest";
import { refusalOf } from "@/lib/documents/schema/chosen-files";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { readVideo } from "@/lib/platform/files/inspection/video";
import { maxBytes } from "@/lib/platform/files/storage/limits";
import { heicBytes, heicSize } from "../../support/factories/heic";
import { aviBytes, mp4Bytes } from "../../support/factories/videos-on-disk";

const readFixture = (name: string) => readFileSync(new URL(`../../support/files/${name}`, import.meta.url));
const inspect = (bytes: Buffer, name: string, type = "") =>
  inspectFile(new File([new Uint8Array(bytes)], name, { type }), "file");
const film = (bytes: Buffer) =>
  readVideo(async (start, length) => new Uint8Array(bytes.subarray(start, start + length)), bytes.length);

test("U01: a CV with a link to a page called Launch-day is taken", async () => {
  expect(await inspect(readFixture("cases/link-launch.pdf"), "cv.pdf")).toMatchObject({ mime: "application/pdf" });
});

test("U03: a PDF protected against printing, which opens freely, is taken", async () => {
  expect(await inspect(readFixture("print-protected.pdf"), "licence.pdf")).toMatchObject({ mime: "application/pdf" });
});

test("U05 and U09: a PDF without a page and one without bytes are told apart", async () => {
  await expect(inspect(readFixture("cases/no-pages.pdf"), "cv.pdf")).rejects.toMatchObject({
    code: "pdf_without_page",
  });
  await expect(inspect(Buffer.alloc(0), "cv.pdf")).rejects.toMatchObject({ code: "file_empty" });
});

test.each(["photo.jfif", "photo.JPE", "photo.jpeg"])("U08: %s is taken as a JPEG", async (name) => {
  const stored = await inspect(readFixture("cases/saved-by-browser.jfif"), name, "image/jpeg");
  expect(stored).toMatchObject({ mime: "image/jpeg", name: "photo.jpg" });
});

test.each(["iphone-hevc.mov", "hdr-hevc.mp4"])(
  "U07: %s is taken, and is known to play in some browsers only",
  async (name) => {
    expect(await film(readFixture(`cases/${name}`))).toMatchObject({ playsEverywhere: false });
  },
);

const formats = ["hvc1", "hev1", "dvh1", "apcn", "apch", "ap4h"];
test.each(formats)("U07: pictures in %s play in some browsers only", async (format) => {
  const bytes = mp4Bytes();
  bytes.write(format, bytes.indexOf("avc1", bytes.indexOf("stsd")), "latin1");
  expect(await film(bytes)).toMatchObject({ playsEverywhere: false });
});

test("U07: H.264 plays everywhere, AVI nowhere", async () => {
  expect(await film(mp4Bytes())).toMatchObject({ playsEverywhere: true });
  expect(await film(aviBytes())).toMatchObject({ playsEverywhere: false });
});

test.each(["photo.heic", "photo.HEIF", "photo.jpg"])("a HEIC photo named %s becomes a JPEG", async (name) => {
  const { bytes, mime, name: stored } = await inspect(heicBytes(), name);
  expect({ mime, stored }).toEqual({ mime: "image/jpeg", stored: "photo.jpg" });
  const { width, format, exif } = await sharp(bytes).metadata();
  expect({ width, format, exif }).toEqual({ width: heicSize.width, format: "jpeg", exif: undefined });
  expect(Buffer.from(bytes).includes("GPS 45")).toBe(false);
});

test("a HEIC photo is refused under the file name of a PDF", async () => {
  await expect(inspect(heicBytes(), "photo.pdf", "application/pdf")).rejects.toMatchObject({ code: "file_mismatch" });
});

test("the browser passes files of any kind, and refuses one that is too large", () => {
  expect(refusalOf([new File([new Uint8Array(heicBytes())], "photo.heic"), new File(["x"], "x")])).toBeNull();
  expect(refusalOf([new File([Buffer.alloc(maxBytes + 1)], "large.pdf")])).toBe("file_too_large");
});
