import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { depthOf, mayWatch, seesAllMedia } from "@/lib/players/policy/players";
import { subjectSelect, toSubject } from "@/lib/players/queries/subject";
import { visibleAmong } from "@/lib/players/queries/visible";
import { maskCaptions, maskedFor } from "@/lib/players/schema/mask-text";
import { standingTowards } from "./standing";

/** A video with captions masked for this actor; refuses `not_found` if it is missing or not visible. */
export async function shownVideo(actor: Actor, id: string, client: Tx = db) {
  const video = await client.playerVideo.findUnique({
    where: { id },
    select: {
      captions: true,
      takenDownAt: true,
      document: { select: { id: true, storageKey: true } },
      player: { select: { id: true, consentImageRights: true, mediaHidden: true, ...subjectSelect } },
    },
  });
  if (!video?.document) return refuse("not_found");
  const { document, captions, takenDownAt } = video;
  const mediaHidden = video.player.mediaHidden || takenDownAt !== null;
  const player = { ...video.player, mediaHidden, subject: toSubject(video.player) };
  const accessState = await standingTowards(actor, player.id, client);
  const verdict = mayWatch(actor, player, accessState);
  if (verdict !== true) refuse(verdict);
  const isVisible = actor.recruiterId === null || (await visibleAmong(actor, [player.id], client)).has(player.id);
  if (!isVisible) refuse("not_found");
  const reader = { depth: depthOf(actor, player.id, accessState), owner: seesAllMedia(actor, player.id) };
  return {
    documentId: document.id,
    storageKey: document.storageKey,
    playerId: player.id,
    minor: player.subject.minor,
    captions: captions && maskCaptions(captions, maskedFor(player.subject, reader)),
  };
}

/** The captions alone, as WebVTT; refuses like `shownVideo`. */
export const captionsOf = query({
  limit: { act: "captionsOf", person: { burst: 120, seconds: 600 } },
  async read(actor: Actor, id: string) {
    const { captions } = idInput.safeParse(id).success ? await shownVideo(actor, id) : { captions: null };
    return captions ?? refuse("not_found");
  },
});
