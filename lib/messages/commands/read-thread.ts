import "server-only";
import { z } from "zod";
import { command } from "@/lib/core/command";
import { id } from "@/lib/core/input";
import { isParty } from "../policy";
import { partyOf, threadToWriteIn } from "../queries";

/** Opening a conversation marks what was received in it as read. */
export const readThread = command({
  limit: { act: "readThread", person: { burst: 120, seconds: 60 } },
  input: z.object({ threadId: id }),
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  allow: (actor, thread) => (isParty(actor, thread) ? true : "not_found"),
  async run({ tx, actor, subject: thread }) {
    const mine = { threadId: thread.id, receiverId: partyOf(actor) ?? thread.id, read: false };
    const { count } = await tx.message.updateMany({ where: mine, data: { read: true } });
    return { threadId: thread.id, count };
  },
});
