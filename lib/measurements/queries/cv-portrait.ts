import "server-only";
import { db } from "@/lib/platform/db/db";

type Cv = { playerId: string | null; esportPlayerId: string | null; parts: string[]; ofMinor: boolean };

/** The file of the first picture that the player shows to others, if the CV includes it; null without one, and for minors. A screenshot of a rank is no portrait. */
export async function portraitOf({ playerId, esportPlayerId, parts, ofMinor }: Cv) {
  if (ofMinor || !parts.includes("portrait")) return null;
  const picture = await db.playerPicture.findFirst({
    where: {
      takenDownAt: null,
      ...(playerId
        ? { playerId, player: { consentImageRights: true, mediaHidden: false } }
        : { esportPlayerId, rankOn: null, esportPlayer: { mediaHidden: false } }),
    },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    select: { document: { select: { storageKey: true, mime: true } } },
  });
  return picture?.document ?? null;
}
