import "server-only";
import { inflateSync } from "node:zlib";

/** What is unpacked of one file, at most. */
const MOST_BYTES = 32 * 1024 * 1024;
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm|XFA)(?![A-Za-z0-9])/;

/** True for a PDF that runs scripts or programs, sends data away or carries other files; objects that are packed are looked into, and those packed in a way nobody needs are not trusted. */
export function hasActiveContent(pdf: Uint8Array): boolean {
  const text = latin(pdf);
  if (active.test(spelledOut(text))) return true;
  let left = MOST_BYTES;
  for (const { before, start } of packedObjects(text)) {
    const objects = isDeflated(before) ? unpacked(pdf.subarray(start), left) : undefined;
    if (!objects || active.test(spelledOut(objects))) return true;
    left -= objects.length;
    // What is packed tighter than any document would be is not trusted either.
    if (left <= 0) return true;
  }
  return false;
}

/** True for a PDF under a password, into whose objects nobody can look. */
export const isLocked = (pdf: Uint8Array) => /\/Encrypt(?![A-Za-z0-9])/.test(spelledOut(latin(pdf)));

const latin = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength).toString("latin1");

/** A name may be written with escapes: `/Launc#68` is `/Launch`. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

/** Where objects lie packed, and all that stands before since the last stream: a string there may look like the end of a dictionary. */
function* packedObjects(text: string) {
  let from = 0;
  for (const { index, 0: word } of text.matchAll(/\bstream(?:\r\n|\n|\r)/g)) {
    const before = spelledOut(text.slice(from, index));
    from = index;
    if (/\/ObjStm(?![A-Za-z0-9])/.test(before)) yield { before, start: index + word.length };
  }
}

/** Once and without more ado, as all programs that write PDFs do it. */
function isDeflated(before: string): boolean {
  if (/\/(?:DecodeParms|DP|FFilter)(?![A-Za-z0-9])/.test(before)) return false;
  const filters = [...before.matchAll(/\/Filter(?![A-Za-z0-9])\s*(\[[^\]]*\]|\/?[^\s/>\]]*)/g)];
  return filters.length > 0 && filters.every(([, named = ""]) => /^\[?\s*\/(?:FlateDecode|Fl)\s*\]?$/.test(named));
}

function unpacked(bytes: Uint8Array, most: number): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString("latin1");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? " ".repeat(most) : undefined;
  }
}
