import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { refuse } from "../../command/refusal";
import type { Patch } from "../inspection/bytes";
import { readVideo } from "../inspection/video";

const CHUNK_BYTES = 1024 * 1024;

/** Reads a video on disk and overwrites its location and camera metadata in place; refuses an unaccepted video on `field`. */
export async function inspectOnDisk(path: string, field: string) {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const video = await readVideo(async (start, length) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.max(0, Math.min(length, size - start))), {
        position: start,
      });
      return buffer.subarray(0, bytesRead);
    }, size);
    if (typeof video === "string") refuse(video, field);
    for (const patch of video.patches) await overwrite(file, patch);
    const { mime, seconds, playsEverywhere } = video;
    return { mime, seconds, playsEverywhere, sizeBytes: size, sha256: await sha256Of(path) };
  } finally {
    await file.close();
  }
}

async function overwrite(file: Awaited<ReturnType<typeof open>>, { at: offset, length, text }: Patch) {
  if (text) await file.write(Buffer.from(text, "latin1"), 0, length, offset);
  else
    for (let written = 0; written < length; written += CHUNK_BYTES)
      await file.write(Buffer.alloc(Math.min(CHUNK_BYTES, length - written)), 0, undefined, offset + written);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
