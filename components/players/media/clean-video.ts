import type { ReadVideo } from "@/lib/platform/files/inspection/video";

/** Removes the file name and the metadata on place and device; slices the file so that it is never loaded into memory. */
export function cleanVideo(file: File, { mime, patches }: ReadVideo): File {
  const parts: BlobPart[] = [];
  let offset = 0;
  for (const patch of patches) {
    if (patch.at < offset) continue;
    parts.push(file.slice(offset, patch.at), patch.text ?? new Uint8Array(patch.length));
    offset = patch.at + patch.length;
  }
  parts.push(file.slice(offset));
  return new File(parts, "video", { type: mime, lastModified: file.lastModified });
}

/** Returns a function that reads `length` bytes from `start` (in bytes). */
export const reader = (file: File) => async (start: number, length: number) =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());
