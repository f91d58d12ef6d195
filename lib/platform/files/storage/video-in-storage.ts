import "server-only";
import { refuse } from "../../command/refusal";
import type { ReadBytes } from "../inspection/bytes";
import { readVideo } from "../inspection/video";
import { signedLink } from "./provider";

const LINK_SECONDS = 300;
const BLOCK = 256 * 1024;

/** Reads the parts of a stored video that identify it; refuses `not_found` if it is missing and, on `field`, an unaccepted video or one with location metadata, which the browser must remove before the upload. */
export async function inspectInStorage(key: string, size: number, field: string) {
  const link = await signedLink(key, LINK_SECONDS);
  const video = await readVideo(
    inBlocks((start, length) => fetchBytes(link, start, length), size),
    size,
  );
  if (typeof video === "string") refuse(video, field);
  if (!video.clean) refuse("video_not_cleaned", field);
  return { mime: video.mime, seconds: video.seconds, playsEverywhere: video.playsEverywhere };
}

async function fetchBytes(link: string, start: number, length: number): Promise<Uint8Array> {
  const response = await fetch(link, { headers: { range: `bytes=${start}-${start + length - 1}` } });
  if (response.status === 404) refuse("not_found");
  if (response.status !== 206) throw new Error(`the storage answered ${response.status} to a range`);
  return new Uint8Array(await response.arrayBuffer());
}

function inBlocks(read: ReadBytes, size: number): ReadBytes {
  let [blockStart, block] = [0, new Uint8Array()];
  return async (start, length) => {
    const byteCount = Math.max(0, Math.min(length, size - start));
    if (start < blockStart || start + byteCount > blockStart + block.length) {
      blockStart = start;
      block =
        byteCount === 0
          ? new Uint8Array()
          : new Uint8Array(await read(start, Math.min(Math.max(byteCount, BLOCK), size - start)));
    }
    return block.subarray(start - blockStart, start - blockStart + byteCount);
  };
}
