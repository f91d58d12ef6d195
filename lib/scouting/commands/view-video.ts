import "server-only";
import { z } from "zod";
import { anyone } from "@/lib/core/actor";
import { command } from "@/lib/core/command";
import { id } from "@/lib/core/input";
import { signedLink } from "@/lib/documents/provider";
import { noteView } from "@/lib/documents/steps/note-view";
import { shownVideo } from "../queries/shown-video";
import { noteInterest } from "../steps/note-interest";

/** A player asks for the next piece of a long video by the same address: it holds as long as anybody watches. */
const LINK_SECONDS = 1800;

/** Opens a video for whoever may watch it: notes who did, and gives a link that dies within half an hour. */
export const viewVideo = command({
  limit: { act: "viewVideo", person: { burst: 120, seconds: 600 } },
  by: anyone,
  input: z.object({ id }),
  load: (tx, input, actor) => shownVideo(actor, input.id, tx),
  async run({ tx, actor, subject: { documentId, storageKey, playerId } }) {
    if (actor.userId && actor.kind !== "guardian") await noteView(tx, { documentId, viewerId: actor.userId });
    if (actor.recruiterId) await noteInterest(tx, { recruiterId: actor.recruiterId, playerId, kind: "watched" });
    return { url: await signedLink(storageKey, LINK_SECONDS) };
  },
});
