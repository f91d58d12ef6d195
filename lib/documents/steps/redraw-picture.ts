import "server-only";
import sharp from "sharp";
import { refuse } from "@/lib/platform/command/refusal";

const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 5;

/** The same picture, upright, no side longer than `longest` pixels where that is given, and nothing else that came with it: no place, no camera, no words, no bytes behind its end. Refuses, beside `field`, `picture_too_large` by what its header says, `file_too_complex` and `file_unreadable`. */
export async function redrawPicture(
  bytes: Uint8Array,
  mime: "image/jpeg" | "image/png",
  field: string,
  longest?: number,
) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated" });
  await picture.metadata().catch(tooLarge);
  const upright = picture.autoOrient();
  const sized = longest ? upright.resize(longest, longest, { fit: "inside", withoutEnlargement: true }) : upright;
  const drawn = mime === "image/png" ? sized.png() : sized.flatten({ background: "white" }).jpeg({ quality: 90 });
  const copy = await drawn.timeout({ seconds: MOST_SECONDS }).toBuffer().catch(notDrawn);
  return new Uint8Array(copy);

  function notDrawn(error: Error): never {
    refuse(/timeout/.test(error.message) ? "file_too_complex" : "file_unreadable", field);
  }

  function tooLarge(error: Error): never {
    refuse(/pixel limit/.test(error.message) ? "picture_too_large" : "file_unreadable", field);
  }
}
