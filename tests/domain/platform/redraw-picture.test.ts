import sharp from "sharp";
import { expect, test } from "vitest";
import { redrawPicture } from "@/lib/platform/files/inspection/redraw-picture";
import { chunk, jpegBytes, pngBytes } from "../../support/factories/files";

/** An EXIF segment with an orientation and a place. */
async function exifOf(orientation: number) {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" };
  const exif = { IFD0: { Orientation: String(orientation), Copyright: "somebody" }, IFD3: place };
  const bytes = await sharp(jpegBytes()).withExif(exif).jpeg().toBuffer();
  const offset = bytes.indexOf("Exif\0\0") - 4;
  return bytes.subarray(offset, offset + 2 + bytes.readUInt16BE(offset + 2));
}

test("a picture keeps its pixels and loses location, camera and trailing data", async () => {
  const fileBytes = Buffer.concat([jpegBytes(await exifOf(6)), Buffer.from("<script>alert(1)</script>")]);
  expect((await sharp(fileBytes).metadata()).exif).toBeDefined();
  const bytes = await redrawPicture(fileBytes, "image/jpeg", "identity");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 8, height: 8 });
  expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
  const textChunk = chunk("tEXt", Buffer.from("Comment\0at 48.85 N"));
  const picture = pngBytes();
  const png = Buffer.concat([picture.subarray(0, 33), textChunk, picture.subarray(33), Buffer.from("<script>")]);
  const stored = Buffer.from(await redrawPicture(png, "image/png", "identity")).toString("latin1");
  for (const trace of ["tEXt", "48.85", "<script>"]) expect(stored).not.toContain(trace);
});

test("a picture of more than forty million pixels is refused by its header", async () => {
  const bomb = pngBytes({ width: 50_000, height: 50_000 });
  await expect(redrawPicture(bomb, "image/png", "identity")).rejects.toMatchObject({ code: "picture_too_large" });
});

/** A wide picture, red on the left and blue on the right, in the formats of cameras, scanners and printers. */
async function redAndBlue(): Promise<Record<string, Buffer>> {
  const half = (background: string) => sharp({ create: { width: 40, height: 40, channels: 3, background } }).png();
  const both = await sharp({ create: { width: 80, height: 40, channels: 3, background: "red" } })
    .composite([{ input: await half("blue").toBuffer(), left: 40, top: 0 }])
    .png()
    .toBuffer();
  return {
    "four inks": await sharp(both).toColourspace("cmyk").jpeg({ quality: 95 }).toBuffer(),
    "sixteen bits": await sharp(both).toColourspace("rgb16").png().toBuffer(),
    "the colours of a wide screen": await sharp(both).withIccProfile("p3").jpeg({ quality: 95 }).toBuffer(),
    "a palette": await sharp(both).png({ palette: true }).toBuffer(),
    "arriving in passes": await sharp(both).jpeg({ progressive: true, quality: 95 }).toBuffer(),
    ...Object.fromEntries(
      await Promise.all(
        [1, 2, 3, 4, 5, 6, 7, 8].map(async (orientation) => [
          `held in way ${orientation}`,
          await sharp(both).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer(),
        ]),
      ),
    ),
  };
}

/** The edges at which red and blue are in the stored picture. */
async function orientationOf(bytes: Uint8Array) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = data.subarray((y * info.width + x) * info.channels);
    if (red > 200 && green < 60 && blue < 60) return "red";
    return blue > 120 && green < 80 && red < 80 ? "blue" : `${red} ${green} ${blue}`;
  };
  const [right, bottom] = [info.width - 5, info.height - 5];
  return info.width > info.height
    ? `across: ${colourAt(5, bottom)}, ${colourAt(right, 5)}`
    : `down: ${colourAt(right, 5)}, ${colourAt(5, bottom)}`;
}

test("a picture keeps its appearance for any color space and orientation", async () => {
  const [redFirst, blueFirst] = ["red, blue", "blue, red"];
  const edges = { 2: blueFirst, 3: blueFirst, 7: blueFirst, 8: blueFirst } as Record<number, string>;
  for (const [format, bytes] of Object.entries(await redAndBlue())) {
    const mime = (await sharp(bytes).metadata()).format === "png" ? "image/png" : "image/jpeg";
    const stored = await redrawPicture(bytes, mime, "picture");
    expect(await sharp(stored).metadata(), format).toMatchObject({ space: "srgb", depth: "uchar" });
    const way = Number(format.match(/^held in way (.)/)?.[1] ?? 1);
    expect(await orientationOf(stored), format).toBe(`${way > 4 ? "down" : "across"}: ${edges[way] ?? redFirst}`);
  }
});
