import "server-only";
import { now } from "@/lib/platform/clock";
import type { Tx } from "@/lib/platform/db/db";

export const takeDownMedia = (tx: Tx, kind: "video" | "picture", id: string) => mark(tx, kind, id, now());

export const restoreMedia = (tx: Tx, kind: "video" | "picture", id: string) => mark(tx, kind, id, null);

async function mark(tx: Tx, kind: "video" | "picture", id: string, takenDownAt: Date | null) {
  if (kind === "video") await tx.playerVideo.updateMany({ where: { id }, data: { takenDownAt } });
  else await tx.playerPicture.updateMany({ where: { id }, data: { takenDownAt } });
}
