import "server-only";
import sharp from "sharp";
import { refuse } from "../../command/refusal";

const MOST_PIXELS = 40_000_000;
const MOST_SECONDS = 5;

/** Redraws a picture upright, with no side above `longest` pixels, and without metadata or trailing bytes; refuses `picture_too_large`, `file_too_complex` and `file_unreadable` on `field`. */
export async function redrawPicture(
  bytes: Uint8Array,
  mime: "image/jpeg" | "image/png",
  field: string,
  longest?: number,
) {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: "truncated" });
  await picture.metadata().catch(refuseUnread);
  const upright = picture.autoOrient();
  const resized = longest ? upright.resize(longest, longest, { fit: "inside", withoutEnlargement: true }) : upright;
  const encoded = mime === "image/png" ? resized.png() : resized.flatten({ background: "white" }).jpeg({ quality: 90 });
  const copy = await encoded.timeout({ seconds: MOST_SECONDS }).toBuffer().catch(refuseUndrawn);
  return new Uint8Array(copy);

  function refuseUndrawn(error: Error): never {
    refuse(/timeout/.test(error.message) ? "file_too_complex" : "file_unreadable", field);
  }

  function refuseUnread(error: Error): never {
    refuse(/pixel limit/.test(error.message) ? "picture_too_large" : "file_unreadable", field);
  }
}
