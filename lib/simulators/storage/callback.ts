import "server-only";
import { setTimeout as pause } from "node:timers/promises";
import { db } from "@/lib/platform/db/db";
import { type LocalFile, type LocalUpload, Prisma } from "@/lib/platform/prisma/client";
import { Refused } from "./receive";
import { fileUrl, storageBase } from "./settings";
import { sign } from "./signature";

const POLL = 50;
const PATIENCE = 20_000;

/**
 * Tells the application that its file is here, and gives back what it answers (null when it does not want to). The answer
 * is kept for a day: whoever was cut off before they heard it asks again.
 */
export async function callApplication(file: LocalFile): Promise<unknown> {
  const upload = await announcement(file.key);
  if (!upload.answeredAt) await post(upload, file);
  return upload.awaitsAnswer ? await answerTo(file.key) : null;
}

/** Of a file that is not kept: whoever sends it again asks the application anew. */
export const forgetAnswer = (key: string) =>
  db.localUpload.updateMany({ where: { key }, data: { answer: Prisma.DbNull, answeredAt: null } });

/** Whether the application still may be asked about this file, or has answered already. */
export const isAnnounced = async (key: string) => (await db.localUpload.count({ where: { key } })) > 0;

/** The announcement travels beside the upload and may come after it. */
async function announcement(key: string): Promise<LocalUpload> {
  for (let waited = 0; waited < PATIENCE; waited += POLL) {
    const upload = await db.localUpload.findUnique({ where: { key } });
    if (upload) return upload;
    await pause(POLL);
  }
  throw new Refused(400, "No metadata registered for this file");
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
    signal: AbortSignal.timeout(PATIENCE),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Refused(400, `The application answered ${response.status}`);
}

async function answerTo(key: string): Promise<unknown> {
  for (let waited = 0; waited < PATIENCE; waited += POLL) {
    const upload = await db.localUpload.findUnique({ where: { key } });
    const answer = upload?.answer as { callbackData?: unknown; error?: string } | null | undefined;
    if (answer?.error) throw new Refused(400, answer.error);
    if (answer) return answer.callbackData ?? null;
    await pause(POLL);
  }
  throw new Refused(400, "The application did not answer in time");
}
