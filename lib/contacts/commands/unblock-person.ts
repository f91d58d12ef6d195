import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { contactEvents } from "../events";
import { parties } from "../policy/messages";
import { accountsOfBothSides } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { inThread } from "../schema/message";

export const unblockPerson = command({
  limit: { act: "unblockPerson", person: byHand },
  by: parties,
  input: inThread,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  async run({ tx, actor, input: { threadId }, subject: thread }) {
    const sides = accountsOfBothSides(actor, thread);
    const { count } = await tx.block.deleteMany({ where: sides });
    if (count > 0) await contactEvents.record(tx, actor, "person.unblocked", { userId: sides.blockedId });
    return { threadId };
  },
});
