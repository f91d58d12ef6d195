import "server-only";
import { now } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db/db";
import type { Prisma } from "@/lib/platform/prisma/client";
import { announcedIn } from "./announced";
import { callApplication, forgetAnswer, isAnnounced } from "./callback";
import { addFile, findFile, removeFiles } from "./files";
import { bytesSoFar, Refused, receive, startIn } from "./receive";
import { ok, openToAll, refused } from "./replies";
import { fileUrl, ingestUrl } from "./settings";
import { flawOf } from "./signature";
import { sweepSometimes } from "./sweep";

/** An upload: HEAD asks where to go on, PUT brings the bytes. The signed address is the permission. */
export async function ingest(request: Request, key: string, rawQuery: string): Promise<Response> {
  const flaw = flawOf(ingestUrl(key), rawQuery);
  if (flaw) return refused(403, flaw);
  if (request.method === "HEAD") {
    const whole = await findFile(key);
    const start = String(whole?.size ?? (await bytesSoFar(key)));
    const headers = { ...openToAll, "access-control-expose-headers": "x-ut-range-start", "x-ut-range-start": start };
    return new Response(null, { headers });
  }
  try {
    return await take(request, key, rawQuery);
  } catch (error) {
    if (error instanceof Refused) return refused(error.status, error.message);
    throw error;
  }
}

const writing = new Set<string>();

/** Nobody else writes the file until the application knows of it. */
async function take(request: Request, key: string, rawQuery: string): Promise<Response> {
  sweepSometimes();
  const announced = announcedIn(rawQuery);
  if (writing.has(key)) throw new Refused(409, "This file is being uploaded already");
  writing.add(key);
  try {
    const whole = await findFile(key);
    const mayAskAgain = whole && startIn(request) === Number(whole.size) && (await isAnnounced(key));
    if (whole && !mayAskAgain) throw new Refused(409, "This file is complete");
    const file = whole ?? (await addFile(key, announced, await receive(request, key, announced)));
    const serverData = announced.slug ? await callOrRemove(file) : null;
    const url = fileUrl(key);
    return ok({ url, appUrl: url, ufsUrl: url, fileHash: file.hash, serverData });
  } finally {
    writing.delete(key);
  }
}

/** A file the application never took note of would be nobody's. */
async function callOrRemove(file: Parameters<typeof callApplication>[0]) {
  try {
    return await callApplication(file);
  } catch (error) {
    await removeFiles([file]);
    await forgetAnswer(file.key);
    throw error instanceof Refused ? error : new Refused(400, "The application could not be reached");
  }
}

type Registration = {
  fileKeys: string[];
  metadata: Prisma.InputJsonObject | null;
  callbackUrl: string;
  callbackSlug: string;
  awaitServerData?: boolean;
};

/** The application announces the uploads it has just signed. */
export async function registerUploads(body: Registration): Promise<Response> {
  const { fileKeys, metadata, callbackUrl, callbackSlug, awaitServerData } = body;
  const each = { metadata: metadata ?? {}, callbackUrl, callbackSlug, awaitsAnswer: awaitServerData !== false };
  const data = fileKeys.map((key) => ({ key, ...each, createdAt: now() }));
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
