import { db } from "@/lib/platform/db/db";
import type { PlayerVideo } from "@/lib/platform/prisma/client";
import { aDocument, aFile } from "./files";
import { mp4Bytes } from "./videos-on-disk";

export const anMp4 = (bytes = mp4Bytes()) => aFile(bytes, "match.mp4", "video/mp4");

/** A video of a player without a stored file. */
export async function aVideo(
  { id: playerId, userId: ownerId }: { id: string; userId: string },
  over: Partial<PlayerVideo> = {},
) {
  const { id: documentId, storageKey } = await aDocument(ownerId, { kind: "video", mime: "video/mp4", seconds: 5 });
  const video = await db.playerVideo.create({ data: { playerId, documentId, title: "Crosses", ...over } });
  return { ...video, storageKey };
}

/** A video uploaded before its form is sent. */
export const aStagedVideo = (ownerId: string, over: Parameters<typeof aDocument>[1] = {}) =>
  aDocument(ownerId, { kind: "video", mime: "video/mp4", seconds: 8, ...over });
