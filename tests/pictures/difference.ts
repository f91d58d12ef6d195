import type { Page } from "@playwright/test";

export type Difference = {
  pixels: number;
  /** The most by which a part of a colour differs, of 255. */
  shades: number;
  /** Where they lie, in pixels from the start of the picture. */
  top: number;
  bottom: number;
  /** The picture after, faded, with what changed in red. */
  picture: Buffer;
};

/** A browser paints the edge of a rounded corner now and then a shade differently: so many pixels, by so much of 255. */
const noise = { pixels: 40, shades: 8 };

/** Compares two pictures pixel by pixel on an empty page; undefined when they are the same. */
export async function differenceOf(comparer: Page, before: Buffer, after: Buffer): Promise<Difference | undefined> {
  if (before.equals(after)) return;
  const found = await comparer.evaluate(compare, [before.toString("base64"), after.toString("base64")]);
  if (!found || (found.pixels <= noise.pixels && found.shades <= noise.shades)) return;
  return { ...found, picture: Buffer.from(found.picture, "base64") };
}

async function compare(pictures: string[]) {
  const images = await Promise.all(
    pictures.map(async (picture) => createImageBitmap(await (await fetch(`data:image/png;base64,${picture}`)).blob())),
  );
  const width = Math.max(...images.map((image) => image.width));
  const height = Math.max(...images.map((image) => image.height));
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext("2d", { willReadFrequently: true });
  if (!brush) throw new Error("no canvas");
  const [before, after] = images.map((image) => {
    brush.clearRect(0, 0, width, height);
    brush.drawImage(image, 0, 0);
    return brush.getImageData(0, 0, width, height);
  });
  if (!before || !after) throw new Error("two pictures are compared");
  const [old, now] = [new Uint32Array(before.data.buffer), new Uint32Array(after.data.buffer)];
  const red = 0xff0000ff;
  let [pixels, shades, top, bottom] = [0, 0, height, 0];
  for (let at = 0; at < now.length; at++) {
    if (old[at] === now[at]) continue;
    const row = Math.floor(at / width);
    pixels += 1;
    shades = Math.max(shades, ...[0, 1, 2].map((part) => apart(4 * at + part)));
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  }
  if (pixels === 0) return;
  for (let at = 0; at < now.length; at++) old[at] = old[at] === now[at] ? fade(now[at] ?? 0) : red;
  brush.putImageData(before, 0, 0);
  const reader = new FileReader();
  const read = new Promise((done) => reader.addEventListener("load", done));
  reader.readAsDataURL(await canvas.convertToBlob());
  await read;
  return { pixels, shades, top, bottom, picture: String(reader.result).split(",")[1] ?? "" };

  function apart(at: number) {
    return Math.abs((before?.data[at] ?? 0) - (after?.data[at] ?? 0));
  }

  function fade(color: number) {
    const part = (shift: number) => (192 + (((color >>> shift) & 255) >> 2)) << shift;
    return (part(0) | part(8) | part(16) | 0xff000000) >>> 0;
  }
}
