import "server-only";
import sharp from "sharp";
import { refuse } from "@/lib/platform/command/refusal";
import { inspectFile } from "@/lib/platform/files/inspection/inspect-file";
import { type PictureSize, sizes } from "../schema/picture";

type Images = Record<PictureSize, Uint8Array<ArrayBuffer>>;

/** Renders an upload in all sizes, without its metadata. Refuses at `picture` what `inspectFile` refuses, and `picture_kind`, `picture_small`. */
export async function drawSizes(file: File): Promise<Images> {
  const { bytes, mime } = await inspectFile(file, "picture");
  if (mime === "application/pdf") refuse("picture_kind", "picture");
  const { width, height } = await sharp(bytes).metadata();
  if (width < sizes.small.width || height < sizes.small.height) refuse("picture_small", "picture");
  const render = async (size: PictureSize) => {
    const { ending, ...box } = sizes[size];
    const cropped = sharp(bytes).resize({ ...box, fit: "cover", position: "attention" });
    const output =
      ending === "webp" ? cropped.webp({ quality: 72 }) : cropped.flatten().jpeg({ quality: 80, mozjpeg: true });
    return new Uint8Array(await output.toBuffer());
  };
  return { wide: await render("wide"), small: await render("small"), preview: await render("preview") };
}
