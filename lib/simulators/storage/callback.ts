import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/platform/db/db";
import { fileUrl, storageBase } from "@/lib/platform/files/storage/local-settings";
import { type LocalFile, type LocalUpload, Prisma } from "@/lib/platform/prisma/client";
import { UploadRefused } from "./receive";
import { sign } from "./signature";

const POLL_MS = 50;
const TIMEOUT_MS = 20_000;

/** Calls the application about an uploaded file and returns its answer (null when it gives none). Answers are kept for a day for retries. */
export async function callApplication(file: LocalFile): Promise<unknown> {
  const upload = await awaitUploadRow(file.key);
  if (!upload.answeredAt) await post(upload, file);
  return upload.awaitsAnswer ? await awaitAnswer(file.key) : null;
}

/** Makes a repeated upload call the application again. */
export const forgetAnswer = (key: string) =>
  db.localUpload.updateMany({ where: { key }, data: { answer: Prisma.DbNull, answeredAt: null } });

export const isAnnounced = async (key: string) => (await db.localUpload.count({ where: { key } })) > 0;

/** The registration may arrive after the upload. */
async function awaitUploadRow(key: string): Promise<LocalUpload> {
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_MS) {
    const upload = await db.localUpload.findUnique({ where: { key } });
    if (upload) return upload;
    await pause(POLL_MS);
  }
  throw new UploadRefused(400, "No metadata registered for this file");
}

async function post(upload: LocalUpload, file: LocalFile) {
  const url = fileUrl(file.key);
  const { name, type, customId, key, hash } = file;
  const body = JSON.stringify({
    status: "uploaded",
    metadata: upload.metadata,
    origin: `${storageBase()}/ingest`,
    file: { name, size: Number(file.size), type, customId, key, fileHash: hash, url, appUrl: url, ufsUrl: url },
  });
  const address = new URL(upload.callbackUrl);
  address.searchParams.set("slug", upload.callbackSlug);
  const response = await fetch(address, {
    method: "POST",
    body,
    headers: {
      "content-type": "application/json",
      "uploadthing-hook": "callback",
      "x-uploadthing-signature": sign(body),
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  if (!response.ok) throw new UploadRefused(400, `The application answered ${response.status}`);
}

async function awaitAnswer(key: string): Promise<unknown> {
  for (let waitedMs = 0; waitedMs < TIMEOUT_MS; waitedMs += POLL_MS) {
    const upload = await db.localUpload.findUnique({ where: { key } });
    const answer = upload?.answer as { callbackData?: unknown; error?: string } | null | undefined;
    if (answer?.error) throw new UploadRefused(400, answer.error);
    if (answer) return answer.callbackData ?? null;
    await pause(POLL_MS);
  }
  throw new UploadRefused(400, "The application did not answer in time");
}
