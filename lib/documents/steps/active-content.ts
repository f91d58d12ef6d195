import "server-only";
import { inflateSync } from "node:zlib";
import { namesInFile, namesInPacked, type PdfNames } from "../schema/pdf-names";

/** What is unpacked of one file, at most. */
const MOST_BYTES = 32 * 1024 * 1024;

/** What runs a script or a program, sends data away, opens another file, plays or carries one. */
const active = [
  "JavaScript Rendition Launch GoToR GoToE SubmitForm ImportData XFA",
  "EmbeddedFile EmbeddedFiles RichMedia RichMediaExecute Movie Sound 3DD",
].flatMap((line) => line.split(" "));
/** The same, by names so short that a font may use them too: they act by their value. */
const activeKeys = ["JS", "AA", "EF"];
/** What acts when it is clicked, or opens a web address: gone once the pages are drawn anew. */
const clickable = ["URI", "Named", "Hide", "ResetForm", "SetOCGState", "Thread", "GoTo3DView"];

/** `active`: it acts, or has objects packed in a way nobody needs. `locked`: nobody can look into it. `clickable`: it has links. `empty`: it has no page. */
export type PdfContent = "active" | "locked" | "clickable" | "empty" | "plain";

/** What a PDF does beyond being read, in time that grows with its size alone: objects that are packed are looked into, and those packed in a way nobody needs are not trusted. */
export function contentOf(pdf: Uint8Array): PdfContent {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const found = namesInFile(bytes);
  if (!found) return "active";
  const locked = found.names.has("Encrypt");
  if (!locked && !unpack(bytes, found)) return "active";
  if (active.some((name) => found.names.has(name)) || activeKeys.some((key) => found.keys.has(key))) return "active";
  if (locked) return "locked";
  if (clickable.some((name) => found.names.has(name))) return "clickable";
  return found.names.has("Page") ? "plain" : "empty";
}

/** Adds the names in packed objects; false where they cannot be unpacked. */
function unpack(bytes: Buffer, found: PdfNames): boolean {
  let left = MOST_BYTES;
  for (const { start, deflated, first } of found.packed.splice(0)) {
    const objects = deflated && first !== undefined && inflated(bytes.subarray(start), left);
    if (!objects || !namesInPacked(objects, first, found)) return false;
    left -= objects.length;
    // What is packed tighter than any document would be is not trusted either.
    if (left <= 0) return false;
  }
  return true;
}

function inflated(bytes: Buffer, most: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: most });
  } catch {
    return undefined;
  }
}
