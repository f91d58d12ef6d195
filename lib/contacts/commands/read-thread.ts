import "server-only";
import { now } from "@/lib/platform/clock";
import { command } from "@/lib/platform/command/command";
import { contactEvents } from "../events";
import { listeners, marksRead } from "../policy/messages";
import { messagePartyId } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { inThread } from "../schema/message";

export const readThread = command({
  limit: { act: "readThread", person: { burst: 120, seconds: 60 } },
  by: listeners,
  input: inThread,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  async run({ tx, actor, subject: { id: threadId } }) {
    if (actor.guardianOf) {
      await tx.thread.update({ where: { id: threadId }, data: { guardianReadAt: now() } });
      return { threadId, count: 0 };
    }
    if (!marksRead(actor)) return { threadId, count: 0 };
    const unreadMessages = { threadId, receiverId: messagePartyId(actor) ?? threadId, read: false };
    const { count } = await tx.message.updateMany({ where: unreadMessages, data: { read: true } });
    if (count > 0) await contactEvents.record(tx, actor, "message.read", { threadId });
    return { threadId, count };
  },
});
