import { readAviVideo } from "./avi-video";
import { Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";
import { readIsoVideo } from "./iso-video";
import { videoBytes } from "./limits";

export const videoEndings = { "video/mp4": "mp4", "video/quicktime": "mov", "video/x-msvideo": "avi" } as const;
export type VideoType = keyof typeof videoEndings;

export type ReadVideo = {
  mime: VideoType;
  /** Null where the file does not say how long it lasts. */
  seconds: number | null;
  /** What takes place, camera and words out of the file, in the order of the file. */
  patches: Patch[];
  /** False as long as something has to be taken out; room that players pass over is emptied too, but does not count. */
  clean: boolean;
};
export type NoVideo = "video_type" | "video_too_large" | "file_unreadable";

/** Tells by its content alone whether a file is a video that we take, and is whole. Runs on both sides. */
export async function readVideo(read: ReadBytes, size: number): Promise<ReadVideo | NoVideo> {
  if (size > videoBytes) return "video_too_large";
  const mime = size < 16 ? null : typeOf(await read(0, 16));
  if (!mime) return "video_type";
  try {
    const { seconds, patches, loose } = await (mime === "video/x-msvideo" ? readAviVideo : readIsoVideo)(read, size);
    const all = [...patches, ...loose].sort((one, other) => one.at - other.at);
    return { mime, seconds, patches: all, clean: patches.length === 0 };
  } catch (error) {
    if (error instanceof Malformed) return "file_unreadable";
    throw error;
  }
}

/** MOV files of before 2001 begin with any of these. */
const unnamed = ["moov", "mdat", "wide", "free", "skip"];

function typeOf(head: Uint8Array): VideoType | null {
  if (nameAt(head, 0) === "RIFF" && nameAt(head, 8) === "AVI ") return "video/x-msvideo";
  const first = nameAt(head, 4);
  if (unnamed.includes(first)) return "video/quicktime";
  if (first !== "ftyp") return null;
  return nameAt(head, 8) === "qt  " ? "video/quicktime" : "video/mp4";
}
