import { isMinor } from "@/lib/platform/ages";
import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";

/** The metadata of a video's file; refuses `minor_no_avi`, because browsers cannot play AVI files and a minor's videos cannot be downloaded. */
export async function takenVideo(tx: Tx, { birthDate }: { birthDate: Date }, documentId: string) {
  const video = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { mime: true, seconds: true },
  });
  if (video.mime === "video/x-msvideo" && isMinor(birthDate)) refuse("minor_no_avi", "video");
  return video;
}
