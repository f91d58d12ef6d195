import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import { signedLink } from "../provider";
import type { ReadBytes } from "../schema/bytes";
import { readVideo } from "../schema/video";

const LINK_SECONDS = 300;
const BLOCK = 256 * 1024;

/** Reads of a video in the storage as much as tells what it is. Refuses `not_found` where nothing lies and, beside `field`, what is no video of ours, and one that still says where it was filmed: the browser takes that out before it sends. */
export async function inspectInStorage(key: string, size: number, field: string) {
  const link = await signedLink(key, LINK_SECONDS);
  const found = await readVideo(
    inBlocks((start, length) => fetchBytes(link, start, length), size),
    size,
  );
  if (typeof found === "string") refuse(found, field);
  if (!found.clean) refuse("video_not_cleaned", field);
  return { mime: found.mime, seconds: found.seconds };
}

async function fetchBytes(link: string, start: number, length: number): Promise<Uint8Array> {
  const response = await fetch(link, { headers: { range: `bytes=${start}-${start + length - 1}` } });
  if (response.status === 404) refuse("not_found");
  if (response.status !== 206) throw new Error(`the storage answered ${response.status} to a range`);
  return new Uint8Array(await response.arrayBuffer());
}

/** Boxes lie one behind the other: most are read out of the block before them. */
function inBlocks(read: ReadBytes, size: number): ReadBytes {
  let [from, block] = [0, new Uint8Array()];
  return async (start, length) => {
    const wanted = Math.max(0, Math.min(length, size - start));
    if (start < from || start + wanted > from + block.length) {
      from = start;
      block =
        wanted === 0
          ? new Uint8Array()
          : new Uint8Array(await read(start, Math.min(Math.max(wanted, BLOCK), size - start)));
    }
    return block.subarray(start - from, start - from + wanted);
  };
}
