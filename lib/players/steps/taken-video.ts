import "server-only";
import { refuse } from "@/lib/platform/command/refusal";
import type { Tx } from "@/lib/platform/db/db";
import { isMinor } from "../policy";

/** What is known of a video's file. Refuses `minor_no_avi`: no browser plays it, and a minor's videos are nobody's to download. */
export async function takenVideo(tx: Tx, { birthDate }: { birthDate: Date }, documentId: string) {
  const video = await tx.document.findUniqueOrThrow({
    where: { id: documentId },
    select: { mime: true, seconds: true },
  });
  if (video.mime === "video/x-msvideo" && isMinor(birthDate)) refuse("minor_no_avi", "video");
  return video;
}
