import "server-only";
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";

const MOST_PIXELS = 40_000_000;

/** Draws the main picture of a HEIC file upright, without metadata, as JPEG; null if it cannot be drawn. For the sandbox. */
export async function decodeHeic(bytes: Uint8Array): Promise<Uint8Array | null> {
  const images = new libheif.HeifDecoder().decode(bytes);
  const image = images.find((candidate) => candidate.is_primary()) ?? images[0];
  if (!image) return null;
  const [width, height] = [image.get_width(), image.get_height()];
  if (width * height > MOST_PIXELS) return null;
  const frame = { data: new Uint8ClampedArray(width * height * 4), width, height };
  const drawn = await new Promise((resolve) => image.display(frame, resolve));
  if (!drawn) return null;
  const picture = sharp(frame.data, { raw: { width, height, channels: 4 } });
  return picture.flatten({ background: "white" }).jpeg({ quality: 95 }).toBuffer();
}
