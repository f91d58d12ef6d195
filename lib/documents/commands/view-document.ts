import "server-only";
import { z } from "zod";
import { signedIn } from "@/lib/core/actor";
import { now } from "@/lib/core/clock";
import { command } from "@/lib/core/command";
import { id } from "@/lib/core/input";
import { refuse } from "@/lib/core/refusal";
import { mayView } from "../policy";
import { signedLink } from "../provider";

const LINK_SECONDS = 60;

/** Opens a private file: logs who looked and gives a link that dies within a minute. A foreign, a deleted and an unknown document refuse alike. */
export const viewDocument = command({
  limit: { act: "viewDocument", person: { burst: 120, seconds: 600 } },
  by: signedIn,
  input: z.object({ id }),
  load: async (tx, input) =>
    (await tx.document.findFirst({
      where: { id: input.id, deletedAt: null, OR: [{ deleteAt: null }, { deleteAt: { gt: now() } }] },
      select: {
        id: true,
        ownerId: true,
        storageKey: true,
        kind: true,
        kyc: { take: 1, select: { id: true } },
        application: { select: { job: { select: { userId: true } } } },
      },
    })) ?? refuse("not_found"),
  allow: mayView,
  async run({ tx, actor, subject: document }) {
    await tx.documentView.create({ data: { documentId: document.id, viewerId: actor.userId, viewedAt: now() } });
    return { url: await signedLink(document.storageKey, LINK_SECONDS) };
  },
});
