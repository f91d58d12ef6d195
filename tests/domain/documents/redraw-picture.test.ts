import sharp from "sharp";
import { expect, test } from "vitest";
import { redrawPicture } from "@/lib/documents/steps/redraw-picture";
import { chunk, jpegBytes, pngBytes } from "../../support/mint/files";

/** The segment of a JPEG that says how it was held, and where it was taken. */
async function exifOf(orientation: number) {
  const place = { GPSLatitudeRef: "N", GPSLatitude: "48/1 51/1 30/1" };
  const exif = { IFD0: { Orientation: String(orientation), Copyright: "somebody" }, IFD3: place };
  const bytes = await sharp(jpegBytes()).withExif(exif).jpeg().toBuffer();
  const at = bytes.indexOf("Exif\0\0") - 4;
  return bytes.subarray(at, at + 2 + bytes.readUInt16BE(at + 2));
}

test("of a picture what is seen is kept, and neither place nor camera nor what stands behind its end", async () => {
  const sent = Buffer.concat([jpegBytes(await exifOf(6)), Buffer.from("<script>alert(1)</script>")]);
  expect((await sharp(sent).metadata()).exif).toBeDefined();
  const bytes = await redrawPicture(sent, "image/jpeg", "identity");
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 8, height: 8 });
  expect(await sharp(bytes).metadata()).not.toHaveProperty("exif");
  const words = chunk("tEXt", Buffer.from("Comment\0at 48.85 N"));
  const picture = pngBytes();
  const png = Buffer.concat([picture.subarray(0, 33), words, picture.subarray(33), Buffer.from("<script>")]);
  const kept = Buffer.from(await redrawPicture(png, "image/png", "identity")).toString("latin1");
  for (const gone of ["tEXt", "48.85", "<script>"]) expect(kept).not.toContain(gone);
});

test("a picture of more than forty million pixels is refused by its header", async () => {
  const bomb = pngBytes({ width: 50_000, height: 50_000 });
  await expect(redrawPicture(bomb, "image/png", "identity")).rejects.toMatchObject({ code: "picture_too_large" });
});
