import "server-only";
import type { Actor } from "@/lib/core/actor";
import { db, type Tx } from "@/lib/core/db";
import { id as idInput } from "@/lib/core/input";
import { query } from "@/lib/core/query";
import { refuse } from "@/lib/core/refusal";
import { mayWatch } from "@/lib/players/policy";
import { visibleAmong } from "@/lib/players/queries/visible";
import { standingTowards } from "./standing";

/** A video as whoever may watch it gets it; refuses `not_found` for everybody else, and where there is none. */
export async function shownVideo(actor: Actor, id: string, client: Tx = db) {
  const video = await client.playerVideo.findUnique({
    where: { id },
    select: {
      captions: true,
      takenDownAt: true,
      document: { select: { id: true, storageKey: true } },
      player: { select: { id: true, consentImageRights: true, mediaHidden: true } },
    },
  });
  if (!video?.document) return refuse("not_found");
  const { document, captions, takenDownAt } = video;
  const player = { ...video.player, mediaHidden: video.player.mediaHidden || takenDownAt !== null };
  const standing = await standingTowards(actor, player.id, client);
  const verdict = mayWatch(actor, player, standing);
  if (verdict !== true) refuse(verdict);
  const known = actor.recruiterId === null || (await visibleAmong(actor, [player.id], client)).has(player.id);
  if (!known) refuse("not_found");
  return { documentId: document.id, storageKey: document.storageKey, playerId: player.id, captions };
}

/** The captions alone, as WebVTT; refuses like `shownVideo`. */
export const captionsOf = query({
  limit: { act: "captionsOf", person: { burst: 120, seconds: 600 } },
  async read(actor: Actor, id: string) {
    const { captions } = idInput.safeParse(id).success ? await shownVideo(actor, id) : { captions: null };
    return captions ?? refuse("not_found");
  },
});
