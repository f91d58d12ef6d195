import "server-only";
import { log } from "@/lib/core/log";
import { refuse } from "@/lib/core/refusal";
import { putFile } from "../provider";
import type { UploadKind } from "../schema";
import { discardFiles } from "./discard-files";
import { type InspectedFile, inspectFile } from "./inspect-file";

export type ChosenFile = { kind: UploadKind; field: string; file: File | undefined };
export type StoredFile = Omit<InspectedFile, "bytes"> & { kind: UploadKind; key: string; sizeBytes: number };

/** Puts files into private storage, all or none, after reading each; one that was not chosen is left out. Talks to the storage: never inside a transaction. */
export async function storeFiles(chosen: ChosenFile[]): Promise<StoredFile[]> {
  const inspected: (InspectedFile & { kind: UploadKind })[] = [];
  for (const { kind, field, file } of chosen) {
    if (file) inspected.push({ ...(await inspectFile(file, field)), kind });
  }
  const stored: StoredFile[] = [];
  try {
    for (const { bytes, ...file } of inspected) {
      const { key } = await putFile(new File([bytes], file.name, { type: file.mime }));
      stored.push({ ...file, key, sizeBytes: bytes.byteLength });
    }
  } catch (err) {
    log.error({ err }, "file not stored");
    await discardFiles(stored);
    refuse("upload_failed");
  }
  return stored;
}
