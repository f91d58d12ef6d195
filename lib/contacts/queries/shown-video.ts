import "server-only";
import type { Actor } from "@/lib/platform/command/actor";
import { id as idInput } from "@/lib/platform/command/input";
import { query } from "@/lib/platform/command/query";
import { refuse } from "@/lib/platform/command/refusal";
import { db, type Tx } from "@/lib/platform/db/db";
import { maskCaptions, maskedFor } from "@/lib/players/schema/mask-text";
import { accessSelect, mediaAccess } from "./media-access";

/** A video with captions masked for this actor; refuses `not_found` if it is missing or not visible. */
export async function shownVideo(actor: Actor, id: string, client: Tx = db) {
  const video = await client.playerVideo.findUnique({
    where: { id },
    select: { ...accessSelect, captions: true, document: { select: { id: true, storageKey: true } } },
  });
  if (!video?.document) return refuse("not_found");
  const { document, captions } = video;
  const { ownerColumn, subject, reader } = (await mediaAccess(actor, video, "media", client)) ?? refuse("not_found");
  return {
    documentId: document.id,
    storageKey: document.storageKey,
    ownerColumn,
    minor: subject.minor,
    captions: captions && maskCaptions(captions, maskedFor(subject, reader)),
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
