import "server-only";
import { inflateSync } from "node:zlib";
import { namesInFile, namesInPacked, type PdfNames } from "./pdf-names";

const MOST_BYTES = 32 * 1024 * 1024;

const active = [
  "JavaScript Rendition Launch GoToR GoToE SubmitForm ImportData XFA",
  "EmbeddedFile EmbeddedFiles RichMedia RichMediaExecute Movie Sound 3DD",
].flatMap((line) => line.split(" "));
/** Names so short that fonts use them too; they are active only as keys with a value. */
const activeKeys = ["JS", "AA", "EF"];
const clickable = ["URI", "Named", "Hide", "ResetForm", "SetOCGState", "Thread", "GoTo3DView"];

/** `active` also covers objects packed in an unusual way; `locked` is an encrypted file. */
export type PdfContent = "active" | "locked" | "clickable" | "empty" | "plain";

export function contentOf(pdf: Uint8Array): PdfContent {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength);
  const pdfNames = namesInFile(bytes);
  if (!pdfNames) return "active";
  const locked = pdfNames.names.has("Encrypt");
  if (!locked && !unpack(bytes, pdfNames)) return "active";
  if (active.some((name) => pdfNames.names.has(name)) || activeKeys.some((key) => pdfNames.keys.has(key)))
    return "active";
  if (locked) return "locked";
  if (clickable.some((name) => pdfNames.names.has(name))) return "clickable";
  return pdfNames.names.has("Page") ? "plain" : "empty";
}

function unpack(bytes: Buffer, pdfNames: PdfNames): boolean {
  let bytesLeft = MOST_BYTES;
  for (const { start, deflated, first } of pdfNames.packed.splice(0)) {
    const objects = deflated && first !== undefined && inflate(bytes.subarray(start), bytesLeft);
    if (!objects || !namesInPacked(objects, first, pdfNames)) return false;
    bytesLeft -= objects.length;
    // A compression ratio above that of any real document is not trusted.
    if (bytesLeft <= 0) return false;
  }
  return true;
}

function inflate(bytes: Buffer, maxBytes: number): Buffer | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: maxBytes });
  } catch {
    return undefined;
  }
}
