import "server-only";
import { randomUUID } from "node:crypto";
import { now } from "../../clock";
import { refuse } from "../../command/refusal";
import { db } from "../../db/db";
import { log } from "../../http/log";
import type { DocumentKind } from "../../prisma/client";
import { fileExtensions } from "../inspection/file-type";
import { type InspectedFile, inspectFile } from "../inspection/inspect-file";
import { discardFiles } from "./discard-files";
import { putFile } from "./provider";
import { refuseOnFullDisk } from "./refuse-on-full-disk";

export type ChosenFile = {
  kind: DocumentKind;
  field: string;
  file: File | undefined;
  ofChild?: boolean;
};
export type StoredFile = {
  kind: DocumentKind;
  path: string;
  key: string;
  name: string;
  mime: string;
  sizeBytes: number;
  sha256: string | null;
  seconds?: number | null;
  playsEverywhere?: boolean | null;
};

let lastTimestamp = 0;
/** Unique UTC milliseconds, because two files sent at once need different names. */
const uniqueTimestamp = () => {
  lastTimestamp = Math.max(lastTimestamp + 1, now().getTime());
  return lastTimestamp;
};

/** Inspects the chosen files and stores all of them or none, at `{folder}/{kind}/{timestamp}.{ext}` if `folder` is given; unattached files are deleted after a day. Never call it inside a transaction. */
export async function storeFiles(chosen: ChosenFile[], folder?: string): Promise<StoredFile[]> {
  if (chosen.some(({ file }) => file)) await refuseOnFullDisk();
  const inspected: (InspectedFile & { kind: DocumentKind })[] = [];
  for (const { kind, field, file, ofChild = false } of chosen) {
    if (file) inspected.push({ ...(await inspectFile(file, field, { ofChild })), kind });
  }
  const stored: StoredFile[] = [];
  try {
    for (const { bytes, ...file } of inspected) {
      const path = `${folder ?? randomUUID()}/${file.kind}/${uniqueTimestamp()}.${fileExtensions[file.mime][0]}`;
      await db.fileOnItsWay.create({ data: { path, begunAt: now() } });
      const { key } = await putFile(new File([bytes], file.name, { type: file.mime }), path);
      stored.push({ ...file, path, key, sizeBytes: bytes.byteLength });
    }
  } catch (err) {
    log.error({ err }, "file not stored");
    await discardFiles(stored);
    refuse("upload_failed");
  }
  return stored;
}
