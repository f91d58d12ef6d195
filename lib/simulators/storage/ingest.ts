import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import { fileUrl, ingestUrl } from "@/lib/platform/files/storage/local-settings";
import type { Prisma } from "@/lib/platform/prisma/client";
import { parseUploadDescription } from "./announced";
import { callApplication, forgetAnswer, isAnnounced } from "./callback";
import { addFile, findFile, removeFiles } from "./files";
import { bytesSoFar, receive, startIn, UploadRefused } from "./receive";
import { allowAllOrigins, errorResponse, ok } from "./replies";
import { findSignatureError } from "./signature";
import { sweepSometimes } from "./sweep";

/** HEAD returns the offset to resume at, PUT uploads. The signed address is the permission. */
export async function ingest(request: Request, key: string, rawQuery: string): Promise<Response> {
  const signatureError = findSignatureError(ingestUrl(key), rawQuery);
  if (signatureError) return errorResponse(403, signatureError);
  if (request.method === "HEAD") {
    const storedFile = await findFile(key);
    const start = String(storedFile?.size ?? (await bytesSoFar(key)));
    const headers = {
      ...allowAllOrigins,
      "access-control-expose-headers": "x-ut-range-start",
      "x-ut-range-start": start,
    };
    return new Response(null, { headers });
  }
  try {
    return await receiveUpload(request, key, rawQuery);
  } catch (error) {
    if (error instanceof UploadRefused) return errorResponse(error.status, error.message);
    throw error;
  }
}

const keysBeingWritten = new Set<string>();

/** One writer per file. */
async function receiveUpload(request: Request, key: string, rawQuery: string): Promise<Response> {
  sweepSometimes();
  const description = parseUploadDescription(rawQuery);
  if (keysBeingWritten.has(key)) throw new UploadRefused(409, "This file is being uploaded already");
  keysBeingWritten.add(key);
  try {
    const storedFile = await findFile(key);
    const mayAskAgain = storedFile && startIn(request) === Number(storedFile.size) && (await isAnnounced(key));
    if (storedFile && !mayAskAgain) throw new UploadRefused(409, "This file is complete");
    const file = storedFile ?? (await addFile(key, description, await receive(request, key, description)));
    const serverData = description.slug ? await callOrRemove(file) : null;
    const url = fileUrl(key);
    return ok({ url, appUrl: url, ufsUrl: url, fileHash: file.hash, serverData });
  } finally {
    keysBeingWritten.delete(key);
  }
}

/** A file that the application does not accept is deleted. */
async function callOrRemove(file: Parameters<typeof callApplication>[0]) {
  try {
    return await callApplication(file);
  } catch (error) {
    await removeFiles([file]);
    await forgetAnswer(file.key);
    throw error instanceof UploadRefused ? error : new UploadRefused(400, "The application could not be reached");
  }
}

type Registration = {
  fileKeys: string[];
  metadata: Prisma.InputJsonObject | null;
  callbackUrl: string;
  callbackSlug: string;
  awaitServerData?: boolean;
};

/** Called by the application for the uploads it signed. */
export async function registerUploads(body: Registration): Promise<Response> {
  const { fileKeys, metadata, callbackUrl, callbackSlug, awaitServerData } = body;
  const shared = { metadata: metadata ?? {}, callbackUrl, callbackSlug, awaitsAnswer: awaitServerData !== false };
  const data = fileKeys.map((key) => ({ key, ...shared, createdAt: now() }));
  await db.localUpload.createMany({ data, skipDuplicates: true });
  return ok({ ok: true });
}

/** The application's answer to the callback about one file. */
export async function recordAnswer(body: { fileKey: string; callbackData?: Prisma.InputJsonValue; error?: string }) {
  const { fileKey, callbackData, error } = body;
  const answer = error ? { error } : { callbackData: callbackData ?? null };
  await db.localUpload.updateMany({ where: { key: fileKey }, data: { answer, answeredAt: now() } });
  return ok({ ok: true });
}
