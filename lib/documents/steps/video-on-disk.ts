import "server-only";
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { refuse } from "@/lib/platform/command/refusal";
import type { Patch } from "../schema/bytes";
import { readVideo } from "../schema/video";

const AT_ONCE = 1024 * 1024;

/** Reads a video that lies on disk and empties in place what says where and with what it was filmed. Refuses, beside `field`, what is no video of ours. */
export async function inspectOnDisk(path: string, field: string) {
  const file = await open(path, "r+");
  try {
    const { size } = await file.stat();
    const found = await readVideo(async (start, length) => {
      const { bytesRead, buffer } = await file.read(Buffer.alloc(Math.max(0, Math.min(length, size - start))), {
        position: start,
      });
      return buffer.subarray(0, bytesRead);
    }, size);
    if (typeof found === "string") refuse(found, field);
    for (const patch of found.patches) await overwrite(file, patch);
    return { mime: found.mime, seconds: found.seconds, sizeBytes: size, sha256: await sha256Of(path) };
  } finally {
    await file.close();
  }
}

async function overwrite(file: Awaited<ReturnType<typeof open>>, { at, length, text }: Patch) {
  if (text) await file.write(Buffer.from(text, "latin1"), 0, length, at);
  else
    for (let from = 0; from < length; from += AT_ONCE)
      await file.write(Buffer.alloc(Math.min(AT_ONCE, length - from)), 0, undefined, at + from);
}

async function sha256Of(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk);
  return hash.digest("hex");
}
