import { maxBytes } from "@/lib/platform/files/storage/limits";

/** The refusal that the server would issue for one of these files. */
export const refusalOf = (files: readonly File[]): "file_too_large" | null =>
  files.some(({ size }) => size > maxBytes) ? "file_too_large" : null;
