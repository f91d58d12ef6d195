import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { bytesOf, partOf, uploadsFolder } from "@/lib/platform/files/storage/local-settings";
import { BadBody, readMultipart, type SentPart } from "@/lib/platform/http/read-multipart";
import type { UploadDescription } from "./announced";

/** An upload refused with this status. */
export class UploadRefused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const bytesSoFar = (key: string) =>
  stat(partOf(key)).then(
    ({ size }) => size,
    () => 0,
  );

/** Writes the body to disk, resuming an earlier attempt, and returns the file's MD5. */
export async function receive(request: Request, key: string, { size }: UploadDescription): Promise<string> {
  if (!Number.isSafeInteger(size) || size < 0) throw new UploadRefused(400, "No size announced");
  await mkdir(uploadsFolder(), { recursive: true, mode: 0o700 });
  const start = await startOf(request, key);
  await append(request, key, start, size);
  if ((await bytesSoFar(key)) !== size) throw new UploadRefused(400, "The file is shorter than announced");
  const hash = await md5(partOf(key));
  await rename(partOf(key), bytesOf(key));
  return hash;
}

/** The offset at which the request's bytes start. */
export const startIn = (request: Request) => Number(/bytes=(\d+)-/.exec(request.headers.get("range") ?? "")?.[1] ?? 0);

async function startOf(request: Request, key: string): Promise<number> {
  const start = startIn(request);
  if (start !== 0 && start !== (await bytesSoFar(key)))
    throw new UploadRefused(416, "The upload stopped at another byte");
  return start;
}

async function append(request: Request, key: string, start: number, size: number) {
  const file = await open(partOf(key), start === 0 ? "w" : "a");
  let hasFile = false;

  async function write({ name, bytes }: SentPart) {
    if (name !== "file" || hasFile) throw new BadBody("No file in form data");
    hasFile = true;
    let length = start;
    for await (const chunk of bytes) {
      length += chunk.length;
      if (length > size) throw new UploadRefused(413, "The file is larger than announced");
      await file.write(chunk);
    }
  }

  try {
    await readMultipart(request, { parts: 1, text: 0, onFile: write });
    if (!hasFile) throw new BadBody("No file in form data");
  } catch (error) {
    if (error instanceof UploadRefused || isFull(error)) await rm(partOf(key), { force: true });
    if (isFull(error)) throw new UploadRefused(507, "The disk is full");
    throw error instanceof BadBody ? new UploadRefused(400, error.message) : error;
  } finally {
    await file.close();
  }
}

async function md5(path: string): Promise<string> {
  const hash = createHash("md5");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}

const hasCode = (error: unknown, code: string) => error instanceof Error && "code" in error && error.code === code;
const isFull = (error: unknown) => hasCode(error, "ENOSPC");
