import "server-only";
import { command } from "@/lib/platform/command/command";
import { byHand } from "@/lib/platform/command/limit";
import { recordEvent } from "@/lib/platform/outbox/domain-events";
import { parties } from "../policy";
import { sidesOf } from "../queries/party";
import { threadToWriteIn } from "../queries/thread-to-write-in";
import { inThread } from "../schema/message";

/** Takes one's own block back; one of the other side stays. */
export const unblockPerson = command({
  limit: { act: "unblockPerson", person: byHand },
  by: parties,
  input: inThread,
  load: (tx, { threadId }, actor) => threadToWriteIn(tx, threadId, actor),
  async run({ tx, actor, input: { threadId }, subject: thread }) {
    const sides = sidesOf(actor, thread);
    const { count } = await tx.block.deleteMany({ where: sides });
    if (count > 0) await recordEvent(tx, actor, "person.unblocked", { userId: sides.blockedId });
    return { threadId };
  },
});
