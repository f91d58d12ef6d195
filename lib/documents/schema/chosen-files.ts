import { isHeic } from "./file-type";
import { maxBytes } from "./limits";

/** The refusal that the server would issue for one of these files. */
export async function refusalOf(files: readonly File[]): Promise<"file_too_large" | "file_heic" | null> {
  const heads = await Promise.all(files.map((file) => file.slice(0, 12).arrayBuffer()));
  if (heads.some((head) => isHeic(new Uint8Array(head)))) return "file_heic";
  return files.some(({ size }) => size > maxBytes) ? "file_too_large" : null;
}
