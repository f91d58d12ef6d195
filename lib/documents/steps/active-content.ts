import "server-only";
import { inflateSync } from "node:zlib";

/** What is unpacked of one file, at most. */
const MOST_BYTES = 32 * 1024 * 1024;
const active = /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|ImportData|SubmitForm)(?![A-Za-z0-9])/;
const packed = /\/ObjStm\b[\s\S]{0,500}?\bstream\r?\n/g;

/** True for a PDF that runs scripts or programs, sends data away or carries other files; objects that are packed are looked into. */
export function hasActiveContent(pdf: Uint8Array): boolean {
  const text = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength).toString("latin1");
  if (active.test(spelledOut(text))) return true;
  let left = MOST_BYTES;
  for (const { index, 0: head } of text.matchAll(packed)) {
    const objects = unpacked(pdf.subarray(index + head.length), left);
    left -= objects?.length ?? 0;
    // What is packed tighter than any document would be is not trusted either.
    if (left <= 0 || (objects && active.test(spelledOut(objects)))) return true;
  }
  return false;
}

/** A name may be written with escapes: `/Launc#68` is `/Launch`. */
const spelledOut = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));

function unpacked(bytes: Uint8Array, most: number): string | undefined {
  try {
    return inflateSync(bytes, { maxOutputLength: most }).toString("latin1");
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE" ? " ".repeat(most) : undefined;
  }
}
