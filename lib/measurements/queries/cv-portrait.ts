import "server-only";
import { db } from "@/lib/platform/db/db";

type Cv = { playerId: string; parts: string[]; ofMinor: boolean };

/** The file of the first picture that the player shows to others, if the CV includes it; null without one, and for minors. */
export async function portraitOf({ playerId, parts, ofMinor }: Cv) {
  if (ofMinor || !parts.includes("portrait")) return null;
  const picture = await db.playerPicture.findFirst({
    where: { playerId, takenDownAt: null, player: { consentImageRights: true, mediaHidden: false } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { document: { select: { storageKey: true, mime: true } } },
  });
  return picture?.document ?? null;
}
