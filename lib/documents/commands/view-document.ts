import "server-only";
import { z } from "zod";
import { command } from "@/lib/platform/command/command";
import { id } from "@/lib/platform/command/input";
import { mayView, viewers } from "../policy";
import { signedLink } from "../provider";
import { documentToView } from "../queries/document-to-view";
import { noteView } from "../steps/note-view";

const LINK_SECONDS = 60;

/** Opens a private file: logs who looked and gives a link that dies within a minute. A foreign, a deleted and an unknown document refuse alike. */
export const viewDocument = command({
  limit: { act: "viewDocument", person: { burst: 120, seconds: 600 } },
  by: viewers,
  input: z.object({ id }),
  load: (tx, input) => documentToView(tx, input.id),
  allow: mayView,
  async run({ tx, actor, subject: document }) {
    const byGuardian = actor.kind === "guardian";
    // A guardian looks on the child's side, as a guardian writes there.
    const viewerId = byGuardian ? document.talk?.playerUserId : actor.userId;
    if (!viewerId) throw new Error("viewed by nobody");
    await noteView(tx, { documentId: document.id, viewerId, byGuardian });
    return { url: await signedLink(document.storageKey, LINK_SECONDS) };
  },
});
