import "server-only";
import { z } from "zod";
import { noteView } from "@/lib/documents/steps/note-view";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import type { Tx } from "@/lib/platform/db/db";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { shownVideo } from "../queries/shown-video";
import { noteEsportInterest, noteInterest } from "../steps/note-interest";

/** In seconds; the video player requests the same address again for the next part of a long video. */
const LINK_SECONDS = 1800;
/** Shorter for minors, so that withdrawn consent soon ends playback. */
const MINOR_LINK_SECONDS = 120;

export const viewVideo = command({
  limit: { act: "viewVideo", person: { burst: 120, seconds: 600 } },
  by: anyone,
  input: z.object({ id }),
  load: (tx, input, actor) => shownVideo(actor, input.id, tx),
  async run({ tx, actor, subject: { documentId, storageKey, ownerColumn, minor } }) {
    if (actor.userId && actor.kind !== "guardian") await noteView(tx, { documentId, viewerId: actor.userId });
    if (actor.recruiterId) await noteWatched(tx, actor.recruiterId, ownerColumn);
    return { url: await signedLink(storageKey, minor ? MINOR_LINK_SECONDS : LINK_SECONDS) };
  },
});

async function noteWatched(
  tx: Tx,
  recruiterId: string,
  ownerColumn: Awaited<ReturnType<typeof shownVideo>>["ownerColumn"],
) {
  const step = { recruiterId, kind: "watched" } as const;
  await ("playerId" in ownerColumn
    ? noteInterest(tx, { ...step, ...ownerColumn })
    : noteEsportInterest(tx, { ...step, ...ownerColumn }));
}
