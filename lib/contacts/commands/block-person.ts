import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contactEvents } from "../events";
import { parties } from "../policy/messages";
import { accountsOfBothSides } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { inThread } from "../schema/message";

/** Neither side can write to the other or see the other's profile; the blocked person is not notified. */
export const blockPerson = command({
  limit: { act: "blockPerson", person: byHand },
  by: parties,
  input: inThread,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  async run({ tx, actor, input: { threadId }, subject: thread }) {
    const sides = accountsOfBothSides(actor, thread);
    const { count } = await tx.block.createMany({ data: sides, skipDuplicates: true });
    if (count > 0) await contactEvents.record(tx, actor, "person.blocked", { userId: sides.blockedId });
    return { threadId };
  },
});
