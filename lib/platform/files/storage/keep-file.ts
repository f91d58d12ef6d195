import "server-only";
import { now } from "../../clock";
import type { Tx } from "../../db/db";
import type { StoredFile } from "./store-files";

export async function keepFile(tx: Tx, ownerId: string, stored: StoredFile, deleteAt: Date | null = null) {
  const { kind, path, key, name, mime, sizeBytes, sha256, seconds = null, playsEverywhere = null } = stored;
  await tx.fileOnItsWay.deleteMany({ where: { path } });
  return tx.document.create({
    data: {
      ownerId,
      kind,
      storageKey: key,
      name,
      mime,
      sizeBytes,
      sha256,
      seconds,
      playsEverywhere,
      deleteAt,
      createdAt: now(),
    },
  });
}
