import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The metadata of a video's file; refuses `minor_video_format`, because a minor's videos cannot be downloaded where a browser does not play them. */
export async function takenVideo(tx: Tx, { birthDate }: { birthDate: Date }, documentId: string) {
  const video = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { mime: true, seconds: true, playsEverywhere: true },
  });
  const isHardToPlay = video.mime === "video/x-msvideo" || video.playsEverywhere === false;
  if (isHardToPlay && isMinor(birthDate)) refuse("minor_video_format", "video");
  return video;
}
