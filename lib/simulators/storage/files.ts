import "server-only";
import { rm } from "node:fs/promises";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { bytesOf, isKey } from "@/lib/platform/files/storage/local-settings";
import type { LocalFile } from "@/lib/platform/prisma/client";
import type { UploadDescription } from "./announced";
import { UploadRefused } from "./receive";

export type FileReference = { fileKey?: string; customId?: string };

export const findFile = (key: string) => (isKey(key) ? db.localFile.findUnique({ where: { key } }) : null);

/** Deletes the bytes when the row cannot be written. */
export async function addFile(key: string, description: UploadDescription, hash: string): Promise<LocalFile> {
  const { slug: _slug, size, ...rest } = description;
  try {
    return await db.localFile.create({ data: { key, hash, size: BigInt(size), ...rest, uploadedAt: now() } });
  } catch (error) {
    await rm(bytesOf(key), { force: true });
    if (error instanceof Error && "code" in error && error.code === "P2002")
      throw new UploadRefused(409, "This name is taken");
    throw error;
  }
}

export function findFiles(keys: string[], customIds: string[]) {
  return db.localFile.findMany({ where: { OR: [{ key: { in: keys } }, { customId: { in: customIds } }] } });
}

export async function removeFiles(files: LocalFile[]): Promise<void> {
  await db.localFile.deleteMany({ where: { key: { in: files.map(({ key }) => key) } } });
  for (const { key } of files) await rm(bytesOf(key), { force: true });
}

export async function changeFiles(updates: (FileReference & { name?: string; acl?: string })[]): Promise<void> {
  for (const { fileKey, customId, ...data } of updates) {
    await db.localFile.updateMany({ where: fileKey ? { key: fileKey } : { customId: customId ?? "" }, data });
  }
}
