import sharp from "sharp";
import { expect, test } from "vitest";
import { drawSizes } from "@/lib/content/steps/draw-sizes";
import { aFile } from "../../support/factories/files";

test("metadata is removed from a picture, and each size is cropped to its ratio", async () => {
  const tall = sharp({ create: { width: 900, height: 1600, channels: 3, background: "#456" } });
  const image = await tall
    .withExif({ IFD0: { Artist: "Ann at home" } })
    .jpeg()
    .toBuffer();
  expect(image.includes("Ann at home")).toBe(true);
  const sizes = await drawSizes(aFile(image, "match.jpg", "image/jpeg"));
  for (const bytes of Object.values(sizes)) expect(Buffer.from(bytes).includes("Ann at home")).toBe(false);
  expect(await sharp(sizes.small).metadata()).toMatchObject({ width: 640, height: 360 });
});
