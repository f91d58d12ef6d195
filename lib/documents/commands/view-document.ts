import "server-only";
import { z } from "zod";
import { command } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { signedLink } from "@/lib/platform/files/storage/provider";
import { mayView, viewers } from "../policy";
import { documentToView } from "../queries/document-to-view";
import { noteView } from "../steps/note-view";

const LINK_SECONDS = 60;

/** Logs who viewed a private file and returns a link valid for 60 seconds; refuses `not_found` alike for a forbidden, a deleted and an unknown document. */
export const viewDocument = command({
  limit: { act: "viewDocument", person: { burst: 120, seconds: 600 } },
  by: viewers,
  input: z.object({ id }),
  load: (tx, input) => documentToView(tx, input.id),
  allow: mayView,
  async run({ tx, actor, subject: document }) {
    const byGuardian = actor.kind === "guardian";
    // A guardian's view is recorded under the child's user id.
    const viewerId = byGuardian ? document.talk?.playerUserId : actor.userId;
    if (!viewerId) throw new Error("viewed by nobody");
    await noteView(tx, { documentId: document.id, viewerId, byGuardian });
    return { url: await signedLink(document.storageKey, LINK_SECONDS) };
  },
});
