import "server-only";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { inboxes, marksRead } from "../policy";
import { partyOf } from "../queries/party";
import { openedInput } from "../schema/message";

/** Opening a message marks it as read by who received it. */
export const readMessage = command({
  limit: { act: "readMessage", person: { burst: 120, seconds: 60 } },
  by: inboxes,
  input: openedInput,
  async load(tx, { messageId: id }, actor) {
    const me = partyOf(actor) ?? id;
    const where = { id, OR: [{ receiverId: me }, { senderId: me }] };
    return (await tx.message.findFirst({ where, select: { threadId: true } })) ?? refuse("not_found");
  },
  async run({ tx, actor, input, subject: { threadId } }) {
    if (!marksRead(actor)) return input;
    const unread = { id: input.messageId, receiverId: partyOf(actor) ?? "", read: false };
    const { count } = await tx.message.updateMany({ where: unread, data: { read: true } });
    if (count > 0) await recordEvent(tx, actor, "message.read", { threadId });
    return input;
  },
});
