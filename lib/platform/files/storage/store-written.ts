import "server-only";
import { randomUUID } from "node:crypto";
import { openAsBlob } from "node:fs";
import { now } from "../../clock";
import { db, type Tx } from "../../db/db";
import { putFile } from "./provider";

export type WrittenFile = { from: string; name: string; mime: string; sizeBytes: number; sha256: string };
export type StoredWritten = Omit<WrittenFile, "from"> & { path: string; key: string };

/** Streams a generated file into storage; it is deleted after a day unless a row is written for it. Never call it inside a transaction. */
export async function storeWritten({ from, ...file }: WrittenFile): Promise<StoredWritten> {
  const path = `${randomUUID()}/${file.name}`;
  await db.fileOnItsWay.create({ data: { path, begunAt: now() } });
  const blob = await openAsBlob(from, { type: file.mime });
  const { key } = await putFile(new File([blob], file.name, { type: file.mime }), path);
  return { ...file, path, key };
}

export async function keepWritten(tx: Tx, ownerId: string, { path, key, ...file }: StoredWritten, deleteAt: Date) {
  await tx.fileOnItsWay.deleteMany({ where: { path } });
  const data = { ...file, ownerId, kind: "people_export", storageKey: key, deleteAt, createdAt: now() } as const;
  return tx.document.create({ data, select: { id: true } });
}
