import "server-only";
import sharp from "sharp";
import { inspectFile } from "@/lib/documents/steps/inspect-file";
import { refuse } from "@/lib/platform/command/refusal";
import { type PictureSize, sizes } from "../schema/picture";

type Drawn = Record<PictureSize, Uint8Array<ArrayBuffer>>;

/** A sent picture in the sizes we show, with nothing of the file it came as. Refuses, beside `picture`, what `inspectFile` refuses, and `picture_kind`, `picture_small`. */
export async function drawSizes(file: File): Promise<Drawn> {
  const { bytes, mime } = await inspectFile(file, "picture");
  if (mime === "application/pdf") refuse("picture_kind", "picture");
  const { width, height } = await sharp(bytes).metadata();
  if (width < sizes.small.width || height < sizes.small.height) refuse("picture_small", "picture");
  const draw = async (size: PictureSize) => {
    const { ending, ...box } = sizes[size];
    const cut = sharp(bytes).resize({ ...box, fit: "cover", position: "attention" });
    const drawn = ending === "webp" ? cut.webp({ quality: 72 }) : cut.flatten().jpeg({ quality: 80, mozjpeg: true });
    return new Uint8Array(await drawn.toBuffer());
  };
  return { wide: await draw("wide"), small: await draw("small"), preview: await draw("preview") };
}
