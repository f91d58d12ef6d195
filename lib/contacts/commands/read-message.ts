import "server-only";
import { command } from "@/lib/platform/command/command";
import { refuse } from "@/lib/platform/command/refusal";
import { contactEvents } from "../events";
import { inboxes, marksRead } from "../policy/messages";
import { messagePartyId } from "../queries/party";
import { openedInput } from "../schema/message";

export const readMessage = command({
  limit: { act: "readMessage", person: { burst: 120, seconds: 60 } },
  by: inboxes,
  input: openedInput,
  async load(tx, { messageId: id }, actor) {
    const partyId = messagePartyId(actor) ?? id;
    const where = { id, OR: [{ receiverId: partyId }, { senderId: partyId }] };
    return (await tx.message.findFirst({ where, select: { threadId: true } })) ?? refuse("not_found");
  },
  async run({ tx, actor, input, subject: { threadId } }) {
    if (!marksRead(actor)) return input;
    const unreadMessage = { id: input.messageId, receiverId: messagePartyId(actor) ?? "", read: false };
    const { count } = await tx.message.updateMany({ where: unreadMessage, data: { read: true } });
    if (count > 0) await contactEvents.record(tx, actor, "message.read", { threadId });
    return input;
  },
});
