import { z } from "zod";
import { id, line, optional, prose, uuid, webAddress } from "@/lib/platform/command/input";
import { file } from "@/lib/platform/files/storage/file-input";
import { pastDay } from "./career";

export const MAX_VIDEOS = 6;
export const MAX_PICTURES = 6;

/** The longer side of a picture and of a video's poster, in pixels. */
export const pictureSide = 1600;
export const posterSide = 1280;

export const captionBytes = 20_000;

const captionFile = z
  .instanceof(File)
  .refine(({ size }) => size <= captionBytes, "captions_too_long")
  .optional();
const captions = { captions: optional(prose(captionBytes)), captionsFile: captionFile };
const title = line(80);

export const beginVideoInput = z.object({ size: z.int().min(0) });
export const addVideoInput = z.object({
  title,
  video: uuid("video_required"),
  poster: file().optional(),
  ...captions,
});
export const linkVideoInput = z.object({ title, link: webAddress() });
export const editVideoInput = z.object({ videoId: id, title, ...captions });
export const moveVideoInput = z.object({ videoId: id, to: z.enum(["earlier", "later"], "not_found") });
export const removeVideoInput = z.object({ videoId: id });
export const addPictureInput = z.object({ picture: file(), words: optional(line(160)), rankOn: optional(pastDay) });
export const removePictureInput = z.object({ pictureId: id });
export const showMediaInput = z.object({ shown: z.enum(["yes", "no"], "required") });
