import { videoBytes } from "../storage/limits";
import { readAviVideo } from "./avi-video";
import { Malformed, nameAt, type Patch, type ReadBytes } from "./bytes";
import { readIsoVideo } from "./iso-video";

export const videoEndings = { "video/mp4": "mp4", "video/quicktime": "mov", "video/x-msvideo": "avi" } as const;
export type VideoType = keyof typeof videoEndings;

export type ReadVideo = {
  mime: VideoType;
  seconds: number | null;
  patches: Patch[];
  clean: boolean;
  playsEverywhere: boolean;
};
export type NoVideo = "video_type" | "video_too_large" | "file_unreadable";

/** Checks by content alone whether a file is a complete video of an accepted type; runs in the browser and on the server. */
export async function readVideo(read: ReadBytes, size: number): Promise<ReadVideo | NoVideo> {
  if (size > videoBytes) return "video_too_large";
  const mime = size < 16 ? null : typeOf(await read(0, 16));
  if (!mime) return "video_type";
  try {
    const { seconds, patches, loose, format } = await (mime === "video/x-msvideo"
      ? readAviVideo(read, size).then((video) => ({ ...video, format: null }))
      : readIsoVideo(read, size));
    const allPatches = [...patches, ...loose].sort((left, right) => left.at - right.at);
    const playsEverywhere = mime !== "video/x-msvideo" && !poorlySupported.includes(format ?? "");
    return { mime, seconds, patches: allPatches, clean: patches.length === 0, playsEverywhere };
  } catch (error) {
    if (error instanceof Malformed) return "file_unreadable";
    throw error;
  }
}

const poorlySupported = ["hvc1", "hev1", "dvh1", "dvhe", "apcn", "apch", "apcs", "apco", "ap4h", "ap4x"];

const legacyMovTypes = ["moov", "mdat", "wide", "free", "skip"];

function typeOf(head: Uint8Array): VideoType | null {
  if (nameAt(head, 0) === "RIFF" && nameAt(head, 8) === "AVI ") return "video/x-msvideo";
  const first = nameAt(head, 4);
  if (legacyMovTypes.includes(first)) return "video/quicktime";
  if (first !== "ftyp") return null;
  return nameAt(head, 8) === "qt  " ? "video/quicktime" : "video/mp4";
}
