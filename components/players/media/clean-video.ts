import type { ReadVideo } from "@/lib/documents/schema/video";

/** The same video under no name, without what says where and with what it was filmed; nothing of it is copied into memory. */
export function cleanVideo(file: File, { mime, patches }: ReadVideo): File {
  const parts: BlobPart[] = [];
  let at = 0;
  for (const patch of patches) {
    if (patch.at < at) continue;
    parts.push(file.slice(at, patch.at), patch.text ?? new Uint8Array(patch.length));
    at = patch.at + patch.length;
  }
  parts.push(file.slice(at));
  return new File(parts, "video", { type: mime, lastModified: file.lastModified });
}

/** Reads of a file what is asked for. */
export const reader = (file: File) => async (start: number, length: number) =>
  new Uint8Array(await file.slice(start, start + length).arrayBuffer());
