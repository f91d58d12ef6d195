import "server-only";
import { z } from "zod";
import { signedLink } from "@/lib/documents/provider";
import { noteView } from "@/lib/documents/steps/note-view";
import { anyone } from "@/lib/platform/command/actor";
import { command } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { shownVideo } from "../queries/shown-video";
import { noteInterest } from "../steps/note-interest";

/** A player asks for the next piece of a long video by the same address: it holds as long as anybody watches. */
const LINK_SECONDS = 1800;
/** Of a minor it is asked anew sooner, so that a consent that is taken back ends the watching. */
const MINOR_LINK_SECONDS = 120;

/** Opens a video for whoever may watch it: notes who did, and gives a link that soon dies. */
export const viewVideo = command({
  limit: { act: "viewVideo", person: { burst: 120, seconds: 600 } },
  by: anyone,
  input: z.object({ id }),
  load: (tx, input, actor) => shownVideo(actor, input.id, tx),
  async run({ tx, actor, subject: { documentId, storageKey, playerId, minor } }) {
    if (actor.userId && actor.kind !== "guardian") await noteView(tx, { documentId, viewerId: actor.userId });
    if (actor.recruiterId) await noteInterest(tx, { recruiterId: actor.recruiterId, playerId, kind: "watched" });
    return { url: await signedLink(storageKey, minor ? MINOR_LINK_SECONDS : LINK_SECONDS) };
  },
});
